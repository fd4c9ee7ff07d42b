package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * Constructors, static methods and builders whose parameters have other types than the fields, to which the values can
 * be assigned.
 */
class AssignableParametersTest {

    private static final String HEAD = """
            package p;

            import java.util.*;
            import org.marshal4j.Marshal;

            """;

    /** The code that the AWS SDK 2 generates. */
    private static final String SDK = """
            @Marshal
            public class Message {
                private final String id;
                private final List<String> names;

                private Message(BuilderImpl builder) {
                    id = builder.id;
                    names = builder.names;
                }

                public static Builder builder() {
                    return new BuilderImpl();
                }

                static Message sample() {
                    return builder().id("i").names("a", "b").build();
                }

                public interface Buildable<T> {
                    T build();
                }

                public interface SdkBuilder<B extends SdkBuilder<B, T>, T> extends Buildable<T> {
                    B id(String id);
                }

                public interface Builder extends SdkBuilder<Builder, Message> {
                    Builder names(Collection<String> names);

                    Builder names(String... names);
                }

                static final class BuilderImpl implements Builder {
                    private String id;
                    private List<String> names;

                    @Override
                    public Builder id(String id) {
                        this.id = id;
                        return this;
                    }

                    @Override
                    public Builder names(Collection<String> names) {
                        this.names = names == null ? null : new ArrayList<>(names);
                        return this;
                    }

                    @Override
                    public Builder names(String... names) {
                        return names(Arrays.asList(names));
                    }

                    @Override
                    public Message build() {
                        return new Message(this);
                    }
                }
            }
            """;

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void supertypesAndWildcards(TestCompiler compiler) throws Exception {
        assertBytes(compiler, """
                @Marshal
                public class Message {
                    private final List<String> names;
                    private final Map<String, Integer> numbers;
                    private final ArrayList<Integer> sizes;
                    private final Set<String> tags;

                    Message(
                            Collection<? extends CharSequence> names,
                            Map<? extends String, ? extends Number> numbers,
                            List<Integer> sizes,
                            Iterable<?> tags) {
                        this.names = new ArrayList<>();
                        names.forEach(name -> this.names.add(name.toString()));
                        this.numbers = new HashMap<>();
                        numbers.forEach((key, value) -> this.numbers.put(key, value.intValue()));
                        this.sizes = new ArrayList<>(sizes);
                        this.tags = new LinkedHashSet<>();
                        tags.forEach(tag -> this.tags.add(tag.toString()));
                    }

                    static Message sample() {
                        return new Message(List.of("a"), Map.of("k", 1), List.of(2), Set.of("t"));
                    }
                }
                """, "01" + "0161" + "01" + "016b" + "0101000000" + "01" + "0102000000" + "01" + "0174");
    }

    @ParameterizedTest
    @EachCompiler
    void boxesAndPrimitives(TestCompiler compiler) throws Exception {
        Path classes = assertBytes(compiler, """
                @Marshal
                public class Message {
                    private final byte small;
                    private final Integer number;

                    Message(Byte small, int number) {
                        this.small = small;
                        this.number = number;
                    }

                    static Message sample() {
                        return new Message((byte) 1, 2);
                    }
                }
                """, "01" + "0102000000");
        try (Loaded loaded = Loaded.from(classes)) {
            byte[] withNull = {1, 0, 0, 0, 0, 0};
            assertThatThrownBy(() -> loaded.marshaller("p.Message").fromByteArray(withNull))
                    .hasMessageContaining("p.Message.number")
                    .hasMessageContaining("[MARSHAL206]");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void staticMethodsAndBuilders(TestCompiler compiler) throws Exception {
        assertBytes(compiler, """
                @Marshal
                public class Message {
                    private final List<String> names;

                    private Message(List<String> names, boolean checked) {
                        this.names = names;
                    }

                    static Message of(Collection<String> names) {
                        return new Message(new ArrayList<>(names), true);
                    }

                    static Message sample() {
                        return of(List.of("a"));
                    }
                }
                """, "01" + "0161");
        assertBytes(compiler, SDK, "0169" + "02" + "0161" + "0162");
    }

    /** The value is passed as the parameter's type, so that Java does not call another constructor. */
    @ParameterizedTest
    @EachCompiler
    void noOverloadIsMistakenForAnother(TestCompiler compiler) throws Exception {
        assertBytes(compiler, """
                @Marshal
                public class Message {
                    private final List<String> names;

                    Message(Collection<String> names) {
                        this.names = new ArrayList<>(names);
                    }

                    Message(List<String> others) {
                        throw new IllegalStateException();
                    }

                    static Message sample() {
                        return new Message((Collection<String>) List.of("a"));
                    }
                }
                """, "01" + "0161");
    }

    /** Classes that could be created with exact types before other types were allowed are still created in that way. */
    @ParameterizedTest
    @EachCompiler
    void exactTypesComeFirst(TestCompiler compiler) throws Exception {
        assertBytes(compiler, """
                @Marshal
                public class Message {
                    private final List<String> names;
                    byte more = 3;

                    Message(List<String> names) {
                        this.names = names;
                    }

                    Message(Collection<String> names, byte more) {
                        throw new IllegalStateException();
                    }

                    static Message sample() {
                        return new Message(List.of("a"));
                    }
                }
                """, "01" + "0161" + "03");
    }

    @ParameterizedTest
    @EachCompiler
    void rejectsUnassignableTypes(TestCompiler compiler) {
        assertThat(messages(compiler, """
                @Marshal
                public class Message {
                    private final Collection<String> names;

                    Message(List<String> names) {
                        this.names = names;
                    }
                }
                """))
                .singleElement()
                .asString()
                .contains("Message(List<String> names) has a parameter that matches no");
        assertThat(messages(compiler, """
                @Marshal
                public class Message {
                    private final List<Integer> names;

                    Message(List<? extends String> names) {
                        this.names = null;
                    }
                }
                """)).singleElement().asString().contains("[MARSHAL103]");
    }

    @ParameterizedTest
    @EachCompiler
    void saysWhyABuilderIsUnusable(TestCompiler compiler) {
        assertThat(messages(
                        compiler,
                        SDK.replace("Builder names(Collection<String> names);", "")
                                .replaceFirst("@Override(\\s+public Builder names\\(Coll)", "$1")))
                .singleElement()
                .asString()
                .contains("all of them are private; and its builder Message.Builder has no method for names that takes"
                        + " its type, List<String>.");
        assertThat(messages(
                        compiler,
                        SDK.replace("extends SdkBuilder<Builder, Message>", "")
                                .replaceFirst("@Override(\\s+public Builder id)", "$1")
                                .replaceFirst("@Override(\\s+public Message build)", "$1")
                                .replace("builder().id(\"i\").names(\"a\", \"b\").build()", "null")))
                .singleElement()
                .asString()
                .contains("its builder Message.Builder has no method build() that returns Message.");
    }

    @ParameterizedTest
    @EachCompiler
    void leavesStaticMethodsOfInterfacesAlone(TestCompiler compiler) {
        assertThat(messages(compiler, """
                @Marshal
                public class Message implements Made {
                    private final byte b;

                    private Message(byte b) {
                        this.b = b;
                    }

                    static class Setters {
                        byte b;

                        Setters b(byte value) {
                            b = value;
                            return this;
                        }

                        Message build() {
                            return new Message(b);
                        }
                    }
                }

                interface Made {
                    static Message.Setters builder() {
                        return new Message.Setters();
                    }
                }
                """)).singleElement().asString().contains("can call: all of them are private.");
    }

    @ParameterizedTest
    @EachCompiler
    void callsNoConstructorPrivateUnlessItIs(TestCompiler compiler) {
        assertThat(messages(compiler, """
                @Marshal
                public class Message {
                    byte b;

                    Message() throws java.io.IOException {}
                }
                """))
                .singleElement()
                .asString()
                .contains("can call: all of them throw checked exceptions.");
        assertThat(messages(compiler, """
                @Marshal
                public class Message {
                    byte b;

                    private Message() {}
                }
                """)).singleElement().asString().contains("can call: all of them are private.");
    }

    private List<String> messages(TestCompiler compiler, String source) {
        return compiler.compile(
                        temp.resolve(compiler + "" + source.hashCode()),
                        Map.of("p/Message.java", HEAD + source),
                        List.of(),
                        List.of(new MarshalProcessor()))
                .messages();
    }

    private Path assertBytes(TestCompiler compiler, String source, String hex) throws Exception {
        TestCompiler.Result result = compiler.compile(
                temp.resolve(compiler + "" + source.hashCode()),
                Map.of("p/Message.java", HEAD + source),
                compiler == TestCompiler.JAVAC ? List.of("-Xlint:all,-processing,-path", "-Werror") : List.of());
        try (Loaded loaded = result.load()) {
            assertThat(loaded.hexOf("p.Message")).isEqualTo(hex);
        }
        return result.classes();
    }
}
