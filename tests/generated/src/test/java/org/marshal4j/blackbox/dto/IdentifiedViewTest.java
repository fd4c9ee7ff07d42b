package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.marshal4j.blackbox.views.Refused.refused;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.WholeViewChecks;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.view.ViewCursor;

/** Views of messages that begin with schema ids, also as views of objects that other messages hold. */
@Tag("plain")
class IdentifiedViewTest {
    private static final int ID = 4;
    private static final int ROUNDS = 20_000;

    /** Of revision 1: the id, and 7, -2. */
    static final byte[] FORMER_NUMBERS = HexFormat.of().parseHex("30696c0f" + "0700000000000000" + "feff");

    /** Of revision 1: the id, and a walk to "ab" 3. */
    private static final byte[] FORMER_STEP = HexFormat.of().parseHex("2a7d321b" + "00" + "026162" + "03000000");

    /** Of revision 1: the id, numbers 7, -2, one part, "ab" 3, and the text "x". */
    private static final byte[] FORMER = HexFormat.of()
            .parseHex("0c34b73f" + "0700000000000000" + "feff" + "01" + "01" + "026162" + "03000000" + "0178");

    private static final byte[] UNKNOWN = HexFormat.of().parseHex("fecaad0b" + "00".repeat(40));

    private final Identified_NumbersView numbersView = new Identified_NumbersView();
    private final Identified_StepView stepView = new Identified_StepView();
    private final IdentifiedView view = new IdentifiedView();

    static Identified.Numbers numbers(long first) {
        Identified.Numbers numbers = new Identified.Numbers();
        numbers.first = first;
        numbers.second = -2;
        numbers.third = 0.5;
        return numbers;
    }

    static byte[] message(long first) {
        return Identified_NumbersMarshaller.INSTANCE.toByteArray(numbers(first));
    }

    private static Identified whole() {
        Identified whole = new Identified();
        whole.text = "whole";
        whole.part = new Identified.Part("ab", 3);
        whole.parts = List.of(new Identified.Part("c", 4), whole.part);
        whole.numbers = numbers(7);
        Identified.Rest rest = new Identified.Rest();
        rest.numbers = numbers(8);
        whole.steps = List.of(new Identified.Walk(whole.part), rest);
        return whole;
    }

    private static byte[] wholeMessage() {
        return IdentifiedMarshaller.INSTANCE.toByteArray(whole());
    }

    /** Puts a message somewhere and wraps it, for every kind of memory that needs no other library. */
    static Stream<Consumer<byte[]>> memories(Identified_NumbersView view) {
        return Stream.of(
                view::wrap,
                message -> view.wrap(around(message), 3, message.length),
                message -> at(view, ByteBuffer.wrap(around(message)), message.length),
                message -> at(view, ByteBuffer.wrap(around(message)).asReadOnlyBuffer(), message.length),
                message ->
                        at(view, ByteBuffer.allocateDirect(message.length + 8).put(around(message)), message.length),
                message -> at(view, Input.of(around(message))));
    }

    private static byte[] around(byte[] message) {
        byte[] around = new byte[message.length + 8];
        System.arraycopy(message, 0, around, 3, message.length);
        return around;
    }

    private static void at(Identified_NumbersView view, ByteBuffer buffer, int length) {
        buffer.limit(3 + length).position(3);
        try {
            view.wrap(buffer);
        } finally {
            assertThat(buffer.position()).isEqualTo(3);
            assertThat(buffer.limit()).isEqualTo(3 + length);
        }
    }

    private static void at(Identified_NumbersView view, Input in) {
        in.position(3);
        try {
            view.wrap(in);
        } catch (MarshalException e) {
            assertThat(in.position()).isEqualTo(3);
            throw e;
        }
    }

    @Test
    void showsTodaysMessages() {
        memories(numbersView).forEach(memory -> {
            memory.accept(message(7));
            assertThat(numbersView.first()).isEqualTo(7);
            assertThat(numbersView.second()).isEqualTo(-2);
            assertThat(numbersView.third()).isEqualTo(0.5);
            assertThat(numbersView.size()).isEqualTo(ID + 20);
            assertThat(numbersView.toObject().third).isEqualTo(0.5);
            byte[] copy = new byte[ID + 20];
            numbersView.copyTo(copy, 0);
            assertThat(copy).isEqualTo(message(7));
        });
    }

    @Test
    void refusesFormerAndUnknownMessages() {
        memories(numbersView).forEach(memory -> {
            assertThatThrownBy(() -> memory.accept(FORMER_NUMBERS))
                    .hasMessage(
                            "reading org.marshal4j.blackbox.dto.Identified$Numbers at offset 0: it has the schema id"
                                    + " 0f6c6930 of revision 1, and views show messages with today's, 008ee1c1: read it with"
                                    + " the marshaller, which converts it, or call wrapConverted [MARSHAL234]");
            assertThatThrownBy(numbersView::first)
                    .hasMessage("the last message that it was to show was refused [MARSHAL240]");
            memory.accept(message(7));
            assertThatThrownBy(() -> memory.accept(UNKNOWN))
                    .hasMessage("reading org.marshal4j.blackbox.dto.Identified$Numbers at offset 0: no accepted schema"
                            + " has the id 0badcafe; known are 008ee1c1 of revision 2, 0f6c6930 of revision 1"
                            + " [MARSHAL233]");
            refused("MARSHAL240", numbersView::first);
            refused("MARSHAL240", numbersView::toObject);
            assertThat(numbersView).hasToString("Identified_NumbersView without bytes");
            memory.accept(message(9));
            assertThat(numbersView.first()).isEqualTo(9);
        });
    }

    /** Another thread may change the bytes between two looks at them. */
    @Test
    void looksAtTheIdOnce() throws InterruptedException {
        ByteBuffer message = ByteBuffer.allocateDirect(24).put(message(7)).flip();
        byte first = message.get(0);
        AtomicBoolean ends = new AtomicBoolean();
        Thread other = new Thread(() -> {
            for (int i = 0; !ends.get(); i++) {
                message.put(0, (byte) (first + i % 2));
            }
        });
        other.start();
        try {
            for (int i = 0; i < ROUNDS; i++) {
                try {
                    numbersView.wrap(message);
                } catch (MarshalException e) {
                    assertThat(e.detail()).doesNotContain("has the id 008ee1c1").contains("has the id 008ee1c2");
                }
            }
        } finally {
            ends.set(true);
            other.join();
        }
    }

    @Test
    void viewsInsideOfRefusedOnesShowNothing() {
        view.wrap(wholeMessage());
        Identified_NumbersView inside = view.numbers();
        assertThat(inside.first()).isEqualTo(7);
        refused("MARSHAL234", () -> view.wrap(FORMER));
        refused("MARSHAL240", inside::first);
        assertThat(inside.wrap(message(3)).first()).isEqualTo(3);
    }

    @Test
    void objectsInsideHaveNoIds() {
        view.wrap(wholeMessage());
        Identified_NumbersView inside = view.numbers();
        assertThat(inside.size()).isEqualTo(20);
        assertThat(inside.toObject().first).isEqualTo(7);
        Identified.Numbers filled = numbers(1);
        inside.readInto(filled);
        assertThat(filled.first).isEqualTo(7);
        byte[] copy = new byte[20];
        inside.copyTo(copy, 0);
        byte[] message = message(7);
        assertThat(copy).isEqualTo(Arrays.copyOfRange(message, ID, message.length));
        assertThat(inside).isEqualTo(new Identified_NumbersView().wrap(message));
        assertThat(inside).isNotEqualTo(new Identified_NumbersView().wrap(message(8)));
        assertThat(inside.hashCode())
                .isEqualTo(new Identified_NumbersView().wrap(message).hashCode());
        assertThat(inside.toString()).doesNotContain("schema id").contains("first");
        assertThat(new Identified_NumbersView().wrap(message).toString()).contains("(schema id)", "008ee1c1");
        assertThat(view.part().toObject()).isEqualTo(new Identified.Part("ab", 3));
        refusedToFill(() -> view.part().readInto(new Identified.Part("", 0)));
        refusedToFill(() -> new Identified_PartView()
                .wrap(Identified_PartMarshaller.INSTANCE.toByteArray(new Identified.Part("ab", 3)))
                .readInto(new Identified.Part("", 0)));
        assertThat(view.parts(0).name()).isEqualTo("c");
        assertThat(view.steps(0).asWalk().to().count()).isEqualTo(3);
        assertThat(view.steps(0).asWalk().toObject()).isEqualTo(new Identified.Walk(new Identified.Part("ab", 3)));
        assertThat(view.steps(0).toObject()).isEqualTo(new Identified.Walk(new Identified.Part("ab", 3)));
        assertThat(view.steps(1).asRest().numbers().first()).isEqualTo(8);
        refused("MARSHAL201", () -> view.steps(1).readInto(new Identified.Walk(new Identified.Part("", 0))));
    }

    private static void refusedToFill(Runnable fill) {
        assertThatThrownBy(fill::run)
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageStartingWith(
                        "org.marshal4j.blackbox.dto.Identified$Part can only be filled by its constructor");
    }

    @Test
    void settersKeepToTheirFields() {
        byte[] message = wholeMessage();
        view.wrap(message);
        view.numbers().first(70);
        view.parts(0).count(40);
        Identified set = IdentifiedMarshaller.INSTANCE.fromByteArray(message);
        Identified expected = whole();
        expected.numbers.first = 70;
        expected.parts = List.of(new Identified.Part("c", 40), expected.part);
        assertThat(DeepEquals.difference(expected, set)).isNull();
        byte[] alone = message(7);
        numbersView.wrap(alone).third(9);
        assertThat(Identified_NumbersMarshaller.INSTANCE.fromByteArray(alone).third)
                .isEqualTo(9);
    }

    @Test
    void familiesHaveTheIdOfTheRoot() {
        Identified.Walk walk = new Identified.Walk(new Identified.Part("ab", 3));
        byte[] ofRoot = Identified_StepMarshaller.INSTANCE.toByteArray(walk);
        byte[] ofClass = Identified_WalkMarshaller.INSTANCE.toByteArray(walk);
        stepView.wrap(ofRoot);
        assertThat(stepView.typeId()).isZero();
        assertThat(stepView.size()).isEqualTo(ofRoot.length);
        assertThat(stepView.asRest()).isNull();
        assertThat(stepView.asWalk().to().name()).isEqualTo("ab");
        assertThat(stepView.asWalk().size()).isEqualTo(ofRoot.length - ID - 1);
        assertThat(new Identified_WalkView().wrap(ofClass)).isEqualTo(stepView.asWalk());
        assertThat(stepView.toObject()).isEqualTo(walk);
        refused("MARSHAL233", () -> stepView.wrap(ofClass));
        refused("MARSHAL233", () -> new Identified_WalkView().wrap(ofRoot));
        refused("MARSHAL234", () -> stepView.wrap(FORMER_STEP));
        assertThat(stepView.wrapConverted(Input.of(FORMER_STEP)).asWalk().toObject())
                .isEqualTo(walk);
    }

    @Test
    void wholeMessagesAreShownEverywhere() {
        Identified.Part part = new Identified.Part("ab", 3);
        Identified.Rest rest = new Identified.Rest();
        rest.numbers = numbers(5);
        new WholeViewChecks<>(IdentifiedMarshaller.INSTANCE).good(whole());
        new WholeViewChecks<>(IdentifiedMarshaller.INSTANCE).bad(whole(), 1);
        new WholeViewChecks<>(IdentifiedMarshaller.INSTANCE).readsInto(new Identified(), whole());
        new WholeViewChecks<>(Identified_NumbersMarshaller.INSTANCE).good(numbers(1));
        new WholeViewChecks<>(Identified_NumbersMarshaller.INSTANCE).bad(numbers(1), 2);
        new WholeViewChecks<>(Identified_NumbersMarshaller.INSTANCE).readsInto(numbers(3), numbers(4));
        new WholeViewChecks<>(Identified_StepMarshaller.INSTANCE).good(new Identified.Walk(part));
        new WholeViewChecks<>(Identified_StepMarshaller.INSTANCE).bad(rest, 3);
        new WholeViewChecks<>(Identified_StepMarshaller.INSTANCE).readsInto(new Identified.Rest(), rest);
        new WholeViewChecks<>(Identified_NothingMarshaller.INSTANCE).good(new Identified.Nothing());
        new WholeViewChecks<>(Identified_NothingMarshaller.INSTANCE).bad(new Identified.Nothing(), 4);
    }

    /** A message that ends within its id is refused like any other that ends too early. */
    @Test
    void aMessageThatIsCutNamesThePlace() {
        for (int cut = 0; cut < ID; cut++) {
            numbersView.wrap(Arrays.copyOf(message(7), cut));
            for (Runnable call : List.<Runnable>of(
                    numbersView::first, numbersView::size, numbersView::toObject, () -> numbersView.third(1))) {
                MarshalException failure = catchThrowableOfType(MarshalException.class, call::run);
                assertThat(failure.code()).isEqualTo("MARSHAL203");
                assertThat(failure.path()).isEqualTo("(schema id)");
                assertThat(failure.offset()).isBetween(0L, (long) cut);
            }
        }
    }

    /** The offset counts from where the message, or the object inside of it, starts. */
    @Test
    void failuresNameTheirPlace() {
        byte[] part = Identified_PartMarshaller.INSTANCE.toByteArray(new Identified.Part("ab", 3));
        part[ID + 1] = (byte) 0xff;
        Identified_PartView alone = new Identified_PartView().wrap(part);
        assertThatThrownBy(alone::name).hasMessageContaining("Identified$Part.name at offset 5: ");
        assertThatThrownBy(alone::toObject).hasMessageContaining("Identified$Part.name at offset 5: ");
        byte[] whole = IdentifiedMarshaller.INSTANCE.toByteArray(whole());
        // The name of the first part.
        whole[ID + 6 + 2 + 1] = (byte) 0xff;
        view.wrap(whole);
        assertThatThrownBy(() -> view.parts(0).name()).hasMessageContaining("Identified$Part.name at offset 1: ");
        assertThatThrownBy(() -> view.parts(0).toObject()).hasMessageContaining("Identified$Part.name at offset 1: ");
        assertThatThrownBy(view::toObject).hasMessageContaining("Identified.parts[0].name at offset 13: ");
    }

    @Test
    void cursorsStopBeforeOtherMessages() {
        byte[] messages = new byte[2 * (ID + 20) + FORMER_NUMBERS.length];
        System.arraycopy(message(1), 0, messages, 0, ID + 20);
        System.arraycopy(FORMER_NUMBERS, 0, messages, ID + 20, FORMER_NUMBERS.length);
        System.arraycopy(message(3), 0, messages, messages.length - ID - 20, ID + 20);
        Input in = Input.of(messages);
        ViewCursor<Identified_NumbersView> cursor = ViewCursor.over(numbersView.wrap(in));
        assertThat(cursor.next()).isTrue();
        assertThat(cursor.view().first()).isEqualTo(1);
        for (int i = 0; i < 2; i++) {
            refused("MARSHAL234", cursor::next);
            assertThat(cursor.view().first()).isEqualTo(1);
        }
        refused("MARSHAL234", cursor::next);
        assertThat(Identified_NumbersMarshaller.INSTANCE.read(in).first).isEqualTo(7);
        ViewCursor<Identified_NumbersView> rest = ViewCursor.over(numbersView.wrap(in));
        assertThat(rest.next()).isTrue();
        assertThat(rest.view().first()).isEqualTo(3);
        assertThat(rest.next()).isFalse();
        assertThat(ViewCursor.over(numbersView.wrap(new byte[0])).next()).isFalse();
    }

    @Test
    void convertsMessagesOfEverySchema() {
        byte[] messages = new byte[ID + 20 + FORMER_NUMBERS.length];
        System.arraycopy(FORMER_NUMBERS, 0, messages, 0, FORMER_NUMBERS.length);
        System.arraycopy(message(8), 0, messages, FORMER_NUMBERS.length, ID + 20);
        Input in = Input.of(messages);
        numbersView.wrapConverted(in);
        assertThat(in.position()).isEqualTo(FORMER_NUMBERS.length);
        assertThat(numbersView.first()).isEqualTo(7);
        assertThat(numbersView.second()).isEqualTo(-2);
        assertThat(numbersView.third()).isZero();
        assertThat(numbersView.size()).isEqualTo(ID + 20);
        refused("MARSHAL241", () -> numbersView.first(1));
        numbersView.wrapConverted(in);
        assertThat(in.remaining()).isZero();
        assertThat(numbersView.first()).isEqualTo(8);
        refused("MARSHAL241", () -> numbersView.first(1));
        view.wrapConverted(Input.of(FORMER));
        assertThat(view.parts(0).toObject()).isEqualTo(new Identified.Part("ab", 3));
        assertThat(view.text()).isEqualTo("x");
        assertThat(view.part()).isNull();
        assertThat(view.numbers().second()).isEqualTo(-2);
    }

    @ParameterizedTest
    @MethodSource("notConverted")
    void refusesToConvert(byte[] bytes, String code, String place) {
        view.wrap(wholeMessage());
        Input in = Input.of(bytes);
        assertThatThrownBy(() -> view.wrapConverted(in))
                .hasMessageContaining(place)
                .hasMessageEndingWith("[" + code + "]");
        assertThat(in.position()).isZero();
        refused("MARSHAL240", view::text);
    }

    static Stream<Arguments> notConverted() {
        byte[] cut = wholeMessage();
        return Stream.of(
                Arguments.of(UNKNOWN, "MARSHAL233", "at offset 0"),
                Arguments.of(new byte[3], "MARSHAL203", "(schema id) at offset 0"),
                Arguments.of(Arrays.copyOf(FORMER, FORMER.length - 1), "MARSHAL203", "converting org.marshal4j"),
                Arguments.of(Arrays.copyOf(cut, cut.length - 1), "MARSHAL203", "steps[1]"));
    }

    @Test
    void convertedMessagesKeepTheLimits() {
        Input in = Input.of(FORMER).limits(ReadLimits.DEFAULT.withElements(0));
        view.wrapConverted(in);
        assertThat(view.text()).isEqualTo("x");
        assertThat(catchThrowableOfType(MarshalException.class, view::parts).problem())
                .isEqualTo(RuntimeProblem.BEYOND_LIMIT);
    }

    @Test
    void theIdMovesFieldsThatSeveralThreadsUse() {
        ByteBuffer buffer = ByteBuffer.allocateDirect(64).alignedSlice(8);
        buffer.put(0, message(7));
        numbersView.wrap(buffer);
        assertThatThrownBy(() -> numbersView.firstAtomic().get())
                .hasMessage(
                        "first: its address modulo 8 is 4 instead of 0; it is at offset 4 of a message with a schema"
                                + " id [MARSHAL244]");
        assertThat(numbersView.secondAtomic().addAndGet(3)).isEqualTo(1);
        buffer.put(4, message(7));
        numbersView.wrap(buffer.position(4));
        assertThat(numbersView.firstAtomic().addAndGet(1)).isEqualTo(8);
        assertThat(Identified_NumbersMarshaller.INSTANCE.read(buffer).first).isEqualTo(8);
    }
}
