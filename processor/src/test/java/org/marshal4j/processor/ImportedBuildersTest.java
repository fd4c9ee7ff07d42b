package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** Imported classes such as those of the AWS SDK 2, which builders create, and what mix-ins can say about them. */
class ImportedBuildersTest extends AgainstLibrary {

    private static final String LIBRARY = """
            //- lib/SdkRequest.java
            package lib;
            public abstract class SdkRequest {
                private final Runnable override;
                protected SdkRequest(Builder builder) { override = builder.override(); }
                public interface Builder {
                    Runnable override();
                    Builder overrideBy(Runnable override);
                }
            }
            //- lib/Colour.java
            package lib;
            public enum Colour { RED, BLUE }
            //- lib/SdkBuilder.java
            package lib;
            public interface SdkBuilder<B extends SdkBuilder<B, T>, T> { T build(); }
            //- lib/Request.java
            package lib;
            import java.util.*;
            public final class Request extends SdkRequest {
                private static final List<String> UNSET = Collections.unmodifiableList(new ArrayList<>());
                private final String id;
                private final List<String> names;
                private final Map<String, String> colours;
                private final Blob blob;
                private Request(BuilderImpl builder) {
                    super(builder);
                    id = builder.id;
                    names = builder.names;
                    colours = builder.colours;
                    blob = builder.blob;
                }
                public boolean hasNames() { return names != UNSET; }
                public boolean hasColours(Colour colour) { return colours.containsKey(colour.name()); }
                public static Builder builder() { return new BuilderImpl(); }
                public static Request sample() {
                    return builder().id("i").names("a").colours(Map.of(Colour.RED, "r")).blob(Blob.of(new byte[] {9})).build();
                }
                public static Request unset() { return builder().id("i").build(); }
                public static Request empty() { return builder().names(List.of()).build(); }
                public interface Builder extends SdkRequest.Builder, SdkBuilder<Builder, Request> {
                    Builder id(String id);
                    Builder names(Collection<String> names);
                    Builder names(String... names);
                    Builder colours(Map<Colour, String> colours);
                    Builder coloursWithStrings(Map<String, String> colours);
                    Builder blob(Blob blob);
                }
                static final class BuilderImpl implements Builder {
                    private String id;
                    private List<String> names = UNSET;
                    private Map<String, String> colours;
                    private Blob blob;
                    public Runnable override() { return null; }
                    public Builder overrideBy(Runnable override) { return this; }
                    public Builder id(String id) { this.id = id; return this; }
                    public Builder names(Collection<String> names) {
                        this.names = names == null ? UNSET : new ArrayList<>(names);
                        return this;
                    }
                    public Builder names(String... names) { return names(Arrays.asList(names)); }
                    public Builder colours(Map<Colour, String> colours) {
                        this.colours = new HashMap<>();
                        colours.forEach((colour, text) -> this.colours.put(colour.name(), text));
                        return this;
                    }
                    public Builder coloursWithStrings(Map<String, String> colours) { this.colours = colours; return this; }
                    public Builder blob(Blob blob) { this.blob = blob; return this; }
                    public Request build() { return new Request(this); }
                }
            }
            //- lib/Nothing.java
            package lib;
            public final class Nothing extends SdkRequest {
                private Nothing(Builder builder) { super(builder); }
                public static Builder builder() { return new Builder(); }
                public static Nothing sample() { return builder().build(); }
                public static class Builder implements SdkRequest.Builder {
                    public Runnable override() { return null; }
                    public Builder overrideBy(Runnable override) { return this; }
                    public Nothing build() { return new Nothing(this); }
                }
            }
            //- lib/ImmutableNote.java
            package lib;
            import java.util.*;
            public final class ImmutableNote {
                private final String text;
                private final Integer size;
                private ImmutableNote(Builder builder) { text = builder.text; size = builder.size; }
                public static Builder builder() { return new Builder(); }
                public static ImmutableNote sample() { return builder().text("t").size(7).build(); }
                public static ImmutableNote unset() { return builder().build(); }
                public static final class Builder {
                    private String text;
                    private Integer size;
                    public Builder text(String text) { this.text = Objects.requireNonNull(text); return this; }
                    public Builder text(Optional<String> text) { this.text = text.orElse(null); return this; }
                    public Builder size(int size) { this.size = size; return this; }
                    public Builder size(OptionalInt size) { this.size = size.isPresent() ? size.getAsInt() : null; return this; }
                    public ImmutableNote build() { return new ImmutableNote(this); }
                }
            }
            //- lib/Blob.java
            package lib;
            import java.util.Arrays;
            public final class Blob {
                private final byte[] bytes;
                private Blob(byte[] bytes) { this.bytes = bytes; }
                public static Blob of(byte[] bytes) { return new Blob(bytes.clone()); }
                public static Blob ofUnsafe(byte[] bytes) { return new Blob(bytes); }
                @Override public boolean equals(Object other) { return other instanceof Blob b && Arrays.equals(bytes, b.bytes); }
                @Override public int hashCode() { return 1; }
            }
            """;

    private static final String MIX_IN = """
            package p;
            import org.marshal4j.*;
            @MarshalImport(lib.SdkRequest.class)
            abstract class SdkRequestMixIn {
                @Skip Runnable override;
            }
            """;

    private static final String IMPORTER = """
            package p;
            @org.marshal4j.MarshalImport({lib.Request.class, lib.Blob.class, lib.Nothing.class, lib.ImmutableNote.class})
            interface Imports {}
            """;

    ImportedBuildersTest() {
        super(LIBRARY);
    }

    @ParameterizedTest
    @EachCompiler
    void areCreatedByTheMethodThatTakesTheFieldsValue(TestCompiler compiler) throws Exception {
        try (Loaded loaded = loaded(compiler)) {
            assertThat(Loaded.hex(requests(loaded), loaded.sample("lib.Request")))
                    .isEqualTo("0169" + "010161" + "0103524544" + "0172" + "01" + "0109");
            assertThat(loaded.hexOf("p.Imports", "lib.Nothing")).isEmpty();
        }
    }

    /** A list that was never given to the builder is different from an empty one. */
    @ParameterizedTest
    @EachCompiler
    void leaveUnsetCollectionsUnset(TestCompiler compiler) throws Exception {
        try (Loaded loaded = loaded(compiler)) {
            Class<?> type = loaded.sample("lib.Request").getClass();
            for (String sample : List.of("unset", "empty")) {
                Object request = type.getMethod(sample).invoke(null);
                byte[] message = requests(loaded).toByteArray(request);
                assertThat(requests(loaded).sizeOf(request)).isEqualTo(message.length);
                Object read = requests(loaded).fromByteArray(message);
                assertThat(type.getMethod("hasNames").invoke(read))
                        .as(sample)
                        .isEqualTo(sample.equals("empty"))
                        .isEqualTo(type.getMethod("hasNames").invoke(request));
            }
        }
    }

    /** Immutables' builders refuse null for an optional attribute, which the class holds as null. */
    @ParameterizedTest
    @EachCompiler
    void areNotCalledWithNullForOptionalAttributes(TestCompiler compiler) throws Exception {
        try (Loaded loaded = loaded(compiler)) {
            ChronicleMarshaller<Object> marshaller = loaded.imported("p.Imports", "lib.ImmutableNote");
            Class<?> type = loaded.sample("lib.ImmutableNote").getClass();
            for (String sample : List.of("unset", "sample")) {
                Object note = type.getMethod(sample).invoke(null);
                byte[] message = marshaller.toByteArray(note);
                assertThat(marshaller.toByteArray(marshaller.fromByteArray(message)))
                        .isEqualTo(message);
                assertThat(marshaller.toByteArray(marshaller.copy(note))).isEqualTo(message);
            }
        }
    }

    @ParameterizedTest
    @EachCompiler
    void sayWhichMixInCanSkipAFieldOfASuperclass(TestCompiler compiler) {
        assertThat(Library.errors(compile(
                        compiler, Map.of("p/Imports.java", IMPORTER.replace("({", "({lib.SdkRequest.class, ")))))
                .anySatisfy(error -> assertThat(error)
                        .contains(
                                "and its builder Request.Builder has no method for override that takes its type, Runnable,"
                                        + " but a mix-in of lib.SdkRequest can mark it @Skip."));
    }

    private Loaded loaded(TestCompiler compiler) {
        TestCompiler.Result result =
                compile(compiler, Map.of("p/Imports.java", IMPORTER, "p/SdkRequestMixIn.java", MIX_IN));
        assertThat(result.messages()).isEmpty();
        return loaded(result);
    }

    private TestCompiler.Result compile(TestCompiler compiler, Map<String, String> sources) {
        return compiler.compile(
                temp.resolve(compiler + "" + sources.size()),
                sources,
                TestCompiler.pathOf(List.of(library)),
                List.of(new MarshalProcessor()),
                compiler == TestCompiler.JAVAC ? List.of("-Xlint:all,-processing,-path", "-Werror") : List.of());
    }

    private static ChronicleMarshaller<Object> requests(Loaded loaded) {
        return loaded.imported("p.Imports", "lib.Request");
    }
}
