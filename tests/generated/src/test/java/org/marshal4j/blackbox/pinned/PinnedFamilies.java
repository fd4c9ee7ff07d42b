package org.marshal4j.blackbox.pinned;

import static org.marshal4j.blackbox.pinned.PinnedRow.row;

import java.util.stream.Stream;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.TypeId;

/** The pinned bytes of objects of families, and of subclasses of generic classes. */
final class PinnedFamilies {
    private static final String SEALED =
            "sealed `Shape`: `Circle` of `short radius`, id 0; `Square` of `byte side`, id 200";
    private static final String CONCRETE =
            "class `Event` of `byte time`, id 0; its subclass `Login` adds `String user`, id 200";

    private PinnedFamilies() {}

    @Marshal
    sealed interface Shape {}

    @Marshal
    @TypeId(0)
    record Circle(short radius) implements Shape {}

    @Marshal
    @TypeId(200)
    record Square(byte side) implements Shape {}

    @Marshal
    record OneShape(Shape value) {}

    @Marshal
    record RequiredShape(@Required Shape value) {}

    @Marshal
    record ShapeList(java.util.List<Shape> value) {}

    @Marshal(subtypes = Login.class)
    @TypeId(0)
    static class Event {
        byte time;
    }

    @Marshal
    @TypeId(200)
    static class Login extends Event {
        String user;
    }

    @Marshal
    record OneEvent(Event value) {}

    @Marshal
    record OneLogin(Login value) {}

    @Marshal
    abstract static class Page<T> {
        T first;
    }

    @Marshal
    static class Numbers extends Page<Integer> {
        byte number;
    }

    @Marshal
    static class Words extends Page<String> {
        byte number;
    }

    private static Login login() {
        Login login = new Login();
        login.time = 5;
        login.user = "a";
        return login;
    }

    private static Event event() {
        Event event = new Event();
        event.time = 5;
        return event;
    }

    private static Numbers numbers() {
        Numbers numbers = new Numbers();
        numbers.first = 1000;
        numbers.number = 2;
        return numbers;
    }

    private static Words words() {
        Words words = new Words();
        words.first = "a";
        words.number = 2;
        return words;
    }

    static Stream<PinnedRow> rows() {
        return Stream.of(
                row(SEALED, "Circle 3", new OneShape(new Circle((short) 3)), "00 03 00"),
                row(SEALED, "Square 2", new OneShape(new Square((byte) 2)), "c8 01 02"),
                row(SEALED, "null", new OneShape(null), "80 00"),
                row("`@Required Shape`", "Circle 3", new RequiredShape(new Circle((short) 3)), "00 03 00"),
                row(
                        "`List<Shape>`",
                        "[Circle 3; null]",
                        new ShapeList(java.util.Arrays.asList(new Circle((short) 3), null)),
                        "02 00 03 00 80 00"),
                row(CONCRETE, "Event 5", new OneEvent(event()), "00 05"),
                row(CONCRETE, "Login 5, \"a\"", new OneEvent(login()), "c8 01 05 01 61"),
                row(CONCRETE, "null", new OneEvent(null), "80 00"),
                row("a field of type `Login`", "Login 5, \"a\"", new OneLogin(login()), "01 05 01 61"),
                row("a field of type `Login`", "null", new OneLogin(null), "00"),
                row(
                        "message of `Numbers extends Page<Integer>`",
                        "first 1000, number 2",
                        numbers(),
                        "01 e8 03 00 00 02"),
                row("message of `Words extends Page<String>`", "first \"a\", number 2", words(), "01 61 02"));
    }
}
