package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** Families of jars whose classes nobody has named. */
class FoundFamiliesTest extends AgainstLibrary {

    private static final String CHAT = """
            //- chat/Chat.java
            package chat;
            import java.util.*;
            public class Chat {
                public List<chat.block.Block> blocks = new ArrayList<>();
                public chat.block.Text title;
                public static Chat sample() {
                    Chat chat = new Chat();
                    chat.blocks.add(new chat.block.Divider());
                    chat.block.Section section = new chat.block.Section();
                    section.text = new chat.block.Text.Plain();
                    chat.blocks.add(section);
                    return chat;
                }
            }
            //- chat/block/Block.java
            package chat.block;
            public interface Block {}
            //- chat/block/Divider.java
            package chat.block;
            public class Divider implements Block { public byte width = 1; }
            //- chat/block/Section.java
            package chat.block;
            public class Section extends Base { public Text text; }
            //- chat/block/Base.java
            package chat.block;
            public abstract class Base implements Block { public short id = 2; }
            //- chat/block/Text.java
            package chat.block;
            public abstract class Text {
                public byte length = 3;
                public static class Plain extends Text {}
                static class Hidden extends Text {}
                public class Inner extends Text {}
                public static class Typed<T> extends Text {}
            }
            //- chat/more/deep/Image.java
            package chat.more.deep;
            public record Image(byte size) implements chat.block.Block {}
            //- other/Video.java
            package other;
            public class Video implements chat.block.Block {}
            """;

    private static final String IMPORTS = """
            //- com/acme/Imports.java
            package com.acme;
            @org.marshal4j.MarshalImport(value = chat.Chat.class, reachableIn = "chat", families = true)
            interface Imports {}
            """;

    private static final int DIVIDER = 635378;
    private static final int SECTION = 1474927;
    private static final int IMAGE = 381723;
    private static final int PLAIN = 1438305;

    FoundFamiliesTest() {
        super(CHAT);
    }

    @ParameterizedTest
    @EachCompiler
    void haveNumbersThatFollowFromTheirNames(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", IMPORTS);
        try (Loaded loaded = loaded(result)) {
            assertThat(loaded.imported("com.acme.Imports", "chat.block.Block")
                            .schema()
                            .members())
                    .containsExactlyInAnyOrderEntriesOf(Map.of(
                            DIVIDER,
                            "chat.block.Divider",
                            SECTION,
                            "chat.block.Section",
                            IMAGE,
                            "chat.more.deep.Image"));
            ChronicleMarshaller<Object> chat = loaded.imported("com.acme.Imports", "chat.Chat");
            String hex = Loaded.hex(chat, loaded.sample("chat.Chat"));
            assertThat(hex)
                    .isEqualTo(
                            "02" + number(DIVIDER) + "01" + number(SECTION) + "0200" + number(PLAIN) + "03" + "8000");
            assertThat(Loaded.hex(chat, chat.fromByteArray(chat.toByteArray(loaded.sample("chat.Chat")))))
                    .isEqualTo(hex);
        }
        assertThat(notes(result))
                .containsExactly("7 more classes are imported, which the named ones contain within chat."
                        + " Roots of families, with how many classes each has: chat.block.Block (3), chat.block.Text (1)."
                        + " Left out: chat.block.Text.Hidden, which is not visible in com.acme; chat.block.Text.Inner,"
                        + " which is an inner class; chat.block.Text.Typed, which is generic.");
    }

    /** Three bytes of seven bits each. The top bit of a byte says that another one follows. */
    private static String number(int number) {
        return String.format("%02x%02x%02x", number & 0x7f | 0x80, number >> 7 & 0x7f | 0x80, number >> 14);
    }

    @ParameterizedTest
    @EachCompiler
    void areFoundInJarsAsInDirectories(TestCompiler compiler) throws Exception {
        Path jar = Library.jar(library, temp.resolve("library.jar"));
        TestCompiler.Result result = compileAgainst(jar, compiler, "of jar", IMPORTS);
        assertThat(result.messages()).isEmpty();
        assertThat(result.sources())
                .isEqualTo(compile(compiler, "of directory", IMPORTS).sources());
    }

    @ParameterizedTest
    @EachCompiler
    void areKnownToLaterCompilations(TestCompiler compiler) throws Exception {
        TestCompiler.Result before = compile(compiler, "before", IMPORTS);
        TestCompiler.Result after = compile(compiler, "after", List.of(before.classes()), """
                //- com/acme/Log.java
                package com.acme;
                @org.marshal4j.Marshal
                public class Log {
                    chat.block.Block last = new chat.block.Divider();
                    Heading heading = new Heading();
                    public static Log sample() { return new Log(); }
                }
                //- com/acme/Heading.java
                package com.acme;
                @org.marshal4j.Marshal
                public class Heading extends chat.block.Text { byte level = 4; }
                """);
        try (Loaded loaded = loaded(before, after)) {
            assertThat(loaded.hexOf("com.acme.Log")).isEqualTo(number(DIVIDER) + "01" + "01" + "0304");
        }
    }

    /** What is said elsewhere about a root, or about one of its classes, applies; the rest is still found. */
    @Test
    void mayBeConfiguredElsewhere() throws Exception {
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "all", IMPORTS + """
                //- com/acme/TextMixIn.java
                package com.acme;
                @org.marshal4j.MarshalImport(chat.block.Text.class)
                abstract class TextMixIn { @org.marshal4j.Skip byte length; }
                //- com/acme/Blocks.java
                package com.acme;
                import org.marshal4j.MarshalImport;
                @MarshalImport(value = chat.block.Block.class, reachableIn = {"chat", "other"}, families = true,
                    subtypes = @MarshalImport.Subtype(value = chat.block.Divider.class, id = 7))
                interface Blocks {}
                """);
        try (Loaded loaded = loaded(result)) {
            assertThat(loaded.imported("com.acme.Imports", "chat.block.Block")
                            .schema()
                            .members())
                    .hasSize(4)
                    .containsEntry(7, "chat.block.Divider")
                    .containsEntry(SECTION, "chat.block.Section")
                    .containsValue("other.Video");
            assertThat(loaded.hexOf("com.acme.Imports", "chat.Chat"))
                    .isEqualTo("02" + "07" + "01" + number(SECTION) + "0200" + number(PLAIN) + "8000");
        }
    }

    @Test
    void leaveOutWhatTheImporterLeavesOut() throws Exception {
        TestCompiler.Result result = compile(
                TestCompiler.JAVAC,
                "all",
                IMPORTS.replace("families = true", "families = true, except = chat.block.Divider.class"));
        assertThat(result.messages()).isEmpty();
        assertThat(result.sources()).doesNotContainKey("DividerMarshaller.java");
        try (Loaded loaded = loaded(result)) {
            ChronicleMarshaller<Object> chat = loaded.imported("com.acme.Imports", "chat.Chat");
            Object sample = loaded.sample("chat.Chat");
            assertThatThrownBy(() -> chat.toByteArray(sample))
                    .hasMessageContaining("MARSHAL201")
                    .hasMessageContaining("chat.block.Divider does not belong to the family of chat.block.Block");
        }
    }

    @Test
    void areRefusedWithAllProblemsOfTheirClasses() {
        Path odd = Library.compiled(temp.resolve("odd"), """
                //- odd/Odd.java
                package odd;
                public class Odd {
                    public Shape shape;
                    public Marker marker;
                    public Rule rule;
                    public Pair<String> pair;
                    public interface Shape {}
                    public interface Marker {}
                    @FunctionalInterface
                    public interface Rule { boolean test(); }
                    public interface Pair<T> {}
                    public static class Dot implements Shape { public Object data; }
                    public static class Line implements Shape { public Thread thread; public int a; }
                    public static class Ruled implements Rule { public boolean test() { return true; } }
                }
                """);
        TestCompiler.Result result = compileAgainst(odd, TestCompiler.JAVAC, "of odd", """
                //- com/acme/Imports.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = odd.Odd.class, reachableIn = "odd", families = true)
                interface Imports {}
                """);
        assertThat(notes(result))
                .containsExactly("3 more classes are imported, which the named ones contain within odd."
                        + " Roots of families, with how many classes each has: odd.Odd.Shape (2)."
                        + " Left out: odd.Odd.Marker, which has no class that derives from it in odd;"
                        + " odd.Odd.Pair, which is generic and has no objects itself; odd.Odd.Rule, which is code.");
        assertThat(Library.errors(result))
                .anyMatch(error -> error.contains("Odd.shape(Dot).data: Object cannot be marshalled"))
                .anyMatch(error -> error.contains("Odd.shape(Line).thread: Thread cannot be marshalled"))
                .anyMatch(error -> error.contains("Odd.marker"))
                .anyMatch(error -> error.contains("Odd.rule"))
                .anyMatch(error -> error.contains("Odd.pair"))
                .hasSize(5);
    }

    /**
     * All classes of a family have their marshallers in one package, which has room for only one of each simple name.
     */
    @Test
    void cannotHoldTwoClassesOfTheSameName() {
        Path twice = Library.compiled(temp.resolve("twice"), """
                //- twice/Drawing.java
                package twice;
                public class Drawing {
                    public Shape shape;
                    public interface Shape {}
                }
                //- twice/a/Dot.java
                package twice.a;
                public class Dot implements twice.Drawing.Shape {}
                //- twice/b/Dot.java
                package twice.b;
                public class Dot implements twice.Drawing.Shape {}
                """);
        TestCompiler.Result result = compileAgainst(twice, TestCompiler.JAVAC, "of twice", """
                //- com/acme/Imports.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = twice.Drawing.class, reachableIn = "twice", families = true)
                interface Imports {}
                """);
        assertThat(Library.errors(result))
                .containsExactly("2: [MARSHAL139] twice.a.Dot belongs to the family of twice.Drawing.Shape, but has the"
                        + " simple name of twice.b.Dot, which is imported into the same package. Import twice.a.Dot by"
                        + " itself in that package, with qualified = true.");
        TestCompiler.Result advised = compileAgainst(twice, TestCompiler.JAVAC, "as advised", """
                //- com/acme/Imports.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = twice.Drawing.class, reachableIn = "twice", families = true)
                interface Imports {}
                //- com/acme/Other.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = twice.a.Dot.class, qualified = true)
                interface Other {}
                """);
        assertThat(Library.errors(advised)).isEmpty();
        assertThat(advised.sources().keySet()).contains("DotMarshaller.java", "twice_a_DotMarshaller.java");
    }

    /** Without the library itself. */
    private TestCompiler.Result compileAgainst(Path classes, TestCompiler compiler, String name, String sources) {
        return compiler.compile(
                temp.resolve(name), Library.sources(sources), List.of(classes), List.of(new MarshalProcessor()));
    }
}
