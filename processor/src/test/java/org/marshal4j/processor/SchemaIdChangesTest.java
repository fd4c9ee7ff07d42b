package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.marshal4j.processor.SchemaIdSources.CIRCLE;
import static org.marshal4j.processor.SchemaIdSources.LEVEL;
import static org.marshal4j.processor.SchemaIdSources.QUOTE;
import static org.marshal4j.processor.SchemaIdSources.SHAPE;
import static org.marshal4j.processor.SchemaIdSources.SIDE;
import static org.marshal4j.processor.SchemaIdSources.SQUARE;
import static org.marshal4j.processor.SchemaIdSources.TICK;

import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.MarshallerRegistry;
import org.marshal4j.runtime.inspect.SchemaIdFinder;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** Types with schema ids that change in a way of their own: each test accepts versions of some classes. */
class SchemaIdChangesTest {
    @TempDir
    static Path temp;

    private static byte[] message(Loaded loaded, String type) {
        return loaded.marshaller(type).toByteArray(loaded.sample(type));
    }

    @Test
    void aNewerClassInAnotherJarIsRefused() throws Exception {
        AcceptedVersions library = new AcceptedVersions(temp.resolve("library"));
        TestCompiler.Result old = library.compile(LEVEL, SIDE);
        TestCompiler.Result newer = library.compile(LEVEL.replace("int price", "String venue; int price"), SIDE);
        TestCompiler.Result newerEnum = library.compile(LEVEL, SIDE.replace("BID", "OLD, BID"));
        AcceptedVersions user = new AcceptedVersions(temp.resolve("user"), old.classes());
        TestCompiler.Result quote = user.accept(QUOTE);
        byte[] message;
        try (Loaded loaded = quote.load(old.classes())) {
            message = message(loaded, "Quote");
            assertThat(loaded.marshaller("Quote").fromByteArray(message)).hasToString("5 [1 ASK]");
        }
        for (TestCompiler.Result other : new TestCompiler.Result[] {newer, newerEnum}) {
            try (Loaded loaded = quote.load(other.classes())) {
                Marshaller<Object> marshaller = loaded.marshaller("Quote");
                Object object = loaded.object("Quote");
                String why = "Quote: it was compiled against another Level (at levels): recompile it [MARSHAL211]";
                for (int i = 0; i < 2; i++) {
                    assertThatThrownBy(() -> marshaller.toByteArray(object)).hasMessage("writing " + why);
                    assertThatThrownBy(() -> marshaller.fromByteArray(message)).hasMessage("reading " + why);
                }
            }
        }
    }

    @Test
    void anotherVersionOfAMarshallerInAnotherJarIsRefused() throws Exception {
        String price = "class Price { int units; }";
        String bytes = """
                class PriceBytes implements org.marshal4j.runtime.FixedFieldMarshaller<Price> {
                    public static final int SIZE = 4;
                    @Override public void put(Object base, long offset, Price value) {}
                    @Override public Price get(Price current, Object base, long offset) { return new Price(); }
                }
                """;
        String second = bytes.replace("SIZE = 4;", "SIZE = 4; public static final int VERSION = 2;");
        AcceptedVersions library = new AcceptedVersions(temp.resolve("marshallers"));
        TestCompiler.Result old = library.compile(price, bytes);
        TestCompiler.Result newer = library.compile(price, second);
        String order = """
                @Marshal(schemaId = true)
                class Order implements OrderMarshallable {
                    @MarshalWith(PriceBytes.class) Price price = new Price();
                }
                """;
        TestCompiler.Result accepted = new AcceptedVersions(temp.resolve("orders"), old.classes()).accept(order);
        byte[] message;
        try (Loaded loaded = accepted.load(old.classes())) {
            message = message(loaded, "Order");
            assertThat(loaded.marshaller("Order").fromByteArray(message)).isNotNull();
        }
        try (Loaded loaded = accepted.load(newer.classes())) {
            Marshaller<Object> marshaller = loaded.marshaller("Order");
            Object object = loaded.object("Order");
            String why = "Order: it was compiled against version 1 of PriceBytes, and here is version 2: recompile it"
                    + " [MARSHAL211]";
            assertThatThrownBy(() -> marshaller.toByteArray(object)).hasMessage("writing " + why);
            assertThatThrownBy(() -> marshaller.fromByteArray(message)).hasMessage("reading " + why);
        }
    }

    @Test
    void aTypeWithAnotherNameReadsMessagesOfTheFormerOne() throws Exception {
        AcceptedVersions renamed = new AcceptedVersions(temp.resolve("renamed"));
        byte[] first;
        byte[] second;
        try (Loaded quote = renamed.accept(QUOTE, LEVEL, SIDE).load();
                Loaded other = renamed.accept(QUOTE, LEVEL.replace("int price", "long price"), SIDE)
                        .load()) {
            first = message(quote, "Quote");
            second = message(other, "Quote");
        }
        String price = QUOTE.replace("Quote", "Price");
        String step = LEVEL.replace("Level", "Step").replace("int price", "long price");
        renamed.accept(price, LEVEL.replace("int price", "long price"), SIDE);
        try (Loaded loaded =
                renamed.accept(price.replace("Level", "Step"), step, SIDE).load()) {
            Marshaller<Object> marshaller = loaded.marshaller("Price");
            assertThat(marshaller.fromByteArray(first)).hasToString("5 [1 ASK]");
            assertThat(marshaller.fromByteArray(second)).hasToString("5 [1 ASK]");
            assertThat(message(loaded, "Price")).isEqualTo(second);
        }
    }

    @Test
    void eachBindingOfAGenericClassHasItsOwnIds() throws Exception {
        String page = """
                @Marshal(schemaId = true)
                class Page<T> {
                    T first;
                    @Override public String toString() { return "" + first; }
                }
                """;
        String pages = """
                @Marshal
                class Pages implements PagesMarshallable {
                    Page<Level> levels;
                    Page<String> texts;
                }
                """;
        AcceptedVersions bound = new AcceptedVersions(temp.resolve("bound"));
        try (Loaded former = bound.accept(page, pages, LEVEL, SIDE).load();
                Loaded today = bound.accept(
                                page, pages, LEVEL.replace("int price", "String venue = \"A\"; int price"), SIDE)
                        .load()) {
            Object object = former.object("Page");
            Field first = object.getClass().getDeclaredField("first");
            first.setAccessible(true);
            first.set(object, former.object("Level"));
            byte[] message = ofPages(former, "Page_of_Level").toByteArray(object);
            assertThat(ofPages(today, "Page_of_Level").fromByteArray(message)).hasToString("1 ASK");
            assertThat(ofPages(today, "Page_of_Level").schemaId())
                    .isNotEqualTo(ofPages(former, "Page_of_Level").schemaId());
            assertThat(ofPages(today, "Page_of_String").schemaId())
                    .isEqualTo(ofPages(former, "Page_of_String").schemaId())
                    .isNotZero();
        }
    }

    @SuppressWarnings("unchecked") // of the class with these type arguments
    private static Marshaller<Object> ofPages(Loaded loaded, String name) {
        return (Marshaller<Object>) MarshallerRegistry.named(
                name + "Marshaller", loaded.object("Pages").getClass().getClassLoader());
    }

    /** The lock file that a finder reads, in place of a service. */
    private static LockFile newest = LockFile.empty();

    private static int asked;

    /** Found by the class loader of {@link #anOlderReaderAsksAFinder}. */
    public static final class Newest implements SchemaIdFinder {
        @Override
        public Optional<Schemas> find(String type, int id) {
            asked++;
            return SchemaIdFinder.of(newest).find(type, id);
        }
    }

    @Test
    void anOlderReaderAsksAFinder() throws Exception {
        AcceptedVersions growing = new AcceptedVersions(temp.resolve("growing"));
        TestCompiler.Result old = growing.accept(QUOTE, LEVEL, SIDE);
        byte[] newer;
        try (Loaded loaded = growing.accept(QUOTE, LEVEL.replace("int price", "String venue = \"A\"; int price"), SIDE)
                .load()) {
            newer = message(loaded, "Quote");
        }
        Path services = Files.createDirectories(old.classes().resolve("META-INF/services"));
        Files.writeString(services.resolve(SchemaIdFinder.class.getName()), Newest.class.getName());
        try (Loaded loaded = old.load()) {
            Marshaller<Object> marshaller = loaded.marshaller("Quote");
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(() -> marshaller.fromByteArray(newer)).hasMessageContaining("[MARSHAL233]");
            }
            assertThat(asked).isEqualTo(1);
        }
        newest = growing.lock();
        try (Loaded loaded = old.load()) {
            assertThat(loaded.marshaller("Quote").fromByteArray(newer)).hasToString("5 [1 ASK]");
            assertThat(loaded.marshaller("Quote").fromByteArray(newer)).hasToString("5 [1 ASK]");
            assertThat(asked).isEqualTo(2);
        }
    }

    @Test
    void everyChangeHasToBeAccepted() {
        AcceptedVersions strict = new AcceptedVersions(temp.resolve("strict"));
        String evolvable = LEVEL.replace("@Marshal", "@Marshal(evolvable = true)");
        strict.accept(QUOTE, evolvable, SIDE, SHAPE, SQUARE, CIRCLE);
        assertThat(strict.compile(QUOTE.replace("bid", "best"), evolvable, SIDE).messages())
                .containsExactly(
                        "[MARSHAL198] Quote has schema ids, and its schema differs from the accepted one. Accept it"
                                + " with marshal4j:update, and pass the lock file to the compiler, as docs/evolution.md says.");
        String appended = evolvable
                .replace("Side side", "@Since(2) int size; @Since(2) Side side")
                .replace(
                        "@Since(2) int size; @Since(2) Side side = Side.ASK;",
                        "Side side = Side.ASK; @Since(2) int size;");
        assertThat(strict.compile(QUOTE, appended, SIDE).messages())
                .singleElement()
                .asString()
                .startsWith("[MARSHAL198] Level is held by Quote, which has schema ids, and its schema differs");
        assertThat(strict.compile(SHAPE.replace("Square", "Square, Oval"), SQUARE, CIRCLE, """
                        @Marshal
                        @TypeId(3)
                        record Oval(int a, int b) implements Shape, OvalMarshallable {}
                        """)
                        .messages())
                .singleElement()
                .asString()
                .startsWith("[MARSHAL198] Shape has schema ids, and its schema differs");
        assertThat(strict.compile(TICK).messages())
                .singleElement()
                .asString()
                .startsWith("[MARSHAL198] Tick has schema ids, and its schema has not been accepted yet");
        assertThat(strict.compile(QUOTE, evolvable, SIDE, SHAPE, SQUARE, CIRCLE).messages())
                .isEmpty();
    }
}
