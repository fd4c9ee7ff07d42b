package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.schema.SchemaField;

/**
 * Final fields that are initialized with a constant. They have bytes only if a constructor, static method or builder
 * takes them.
 */
class ConstantsTest {

    private static final String AUDIO = """
            package p;

            public class Audio {
                final String type = "audio";
                final int version = 3;
                byte volume = 7;
            }
            """;

    private static final String CARRIER = """
            package p;

            @org.marshal4j.Marshal
            public abstract class Media {
                public final byte kind = 1;
                public byte size = 2;
            }
            """;

    private static final String PLAIN = """
            package p;

            @org.marshal4j.Marshal
            public class Plain extends Media {
                byte own = 3;
            }
            """;

    private static final String TAKING = """
            package p;

            @org.marshal4j.Marshal
            public class Taking extends Media {
                final byte own;

                Taking(byte kind, byte own) {
                    this.own = own;
                }

                static Taking sample() {
                    return new Taking((byte) 1, (byte) 3);
                }
            }
            """;

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void haveNoBytesIfNothingTakesThem(TestCompiler compiler) throws Exception {
        assertForm(compiler, AUDIO.replace("public class", "@org.marshal4j.Marshal public class"), "07", "volume");
        assertForm(compiler, """
                package p;

                @org.marshal4j.Marshal
                public class Audio {
                    static final byte TWO = 2;
                    final byte volume;
                    final byte version = TWO + 1;

                    Audio(byte volume) {
                        this.volume = volume;
                    }

                    static Audio sample() {
                        return new Audio((byte) 7);
                    }
                }
                """, "07", "volume");
    }

    @ParameterizedTest
    @EachCompiler
    void haveNoBytesIfAStaticMethodOrBuilderTakesOnlyTheOthers(TestCompiler compiler) throws Exception {
        assertForm(compiler, """
                package p;

                @org.marshal4j.Marshal
                public class Audio {
                    final String type = "audio";
                    final byte volume;

                    private Audio(byte volume) {
                        this.volume = volume;
                    }

                    static Audio of(byte volume) {
                        return new Audio(volume);
                    }

                    static Audio sample() {
                        return new Audio((byte) 7);
                    }
                }
                """, "07", "volume");
        assertForm(compiler, """
                package p;

                @org.marshal4j.Marshal
                public class Audio {
                    final String type = "audio";
                    final byte volume;

                    private Audio(byte volume) {
                        this.volume = volume;
                    }

                    static Audio sample() {
                        return new Audio((byte) 7);
                    }

                    static class Builder {
                        byte volume;

                        Builder volume(byte value) {
                            volume = value;
                            return this;
                        }

                        Audio build() {
                            return new Audio(volume);
                        }
                    }
                }
                """, "07", "volume");
    }

    @ParameterizedTest
    @EachCompiler
    void haveBytesIfTheConstructorOrStaticMethodTakesThem(TestCompiler compiler) throws Exception {
        assertForm(compiler, """
                package p;

                @org.marshal4j.Marshal
                public class Audio {
                    final byte version = 3;
                    final byte left = 9;
                    final byte volume;

                    Audio(byte version, byte volume) {
                        this.volume = volume;
                    }

                    static Audio sample() {
                        return new Audio((byte) 3, (byte) 7);
                    }
                }
                """, "0307", "version", "volume");
        assertForm(compiler, """
                package p;

                @org.marshal4j.Marshal
                public class Audio {
                    final byte version = 3;
                    final byte left = 9;
                    final byte volume;

                    private Audio(byte volume) {
                        this.volume = volume;
                    }

                    static Audio of(byte version, byte volume) {
                        return new Audio(volume);
                    }

                    static Audio sample() {
                        return new Audio((byte) 7);
                    }
                }
                """, "0307", "version", "volume");
    }

    /** The class file contains their values, so whoever imports the class sees them too. */
    @ParameterizedTest
    @EachCompiler
    void haveNoBytesInImportedClasses(TestCompiler compiler) throws Exception {
        for (TestCompiler library : TestCompiler.values()) {
            Path classes = compiled(library, "library-" + library + compiler, Map.of("p/Audio.java", AUDIO));
            Path importer = compiled(
                    compiler,
                    "importer-" + library + compiler,
                    Map.of(
                            "p/Imports.java",
                            "package p; @org.marshal4j.MarshalImport(Audio.class) public interface Imports {}"),
                    classes);
            try (Loaded loaded = Loaded.from(classes, importer)) {
                Object audio = loaded.object("p.Audio");
                var marshaller = loaded.imported("p.Imports", audio.getClass());
                assertThat(marshaller.schema()).hasToString("p.Audio\n  volume int8");
            }
        }
    }

    /** An abstract class cannot know what the constructors of its subclasses take. */
    @ParameterizedTest
    @EachCompiler
    void ofAnAbstractClassHaveBytesWhereASubclassTakesThem(TestCompiler compiler) throws Exception {
        Path together = compiled(
                compiler, "together", Map.of("p/Media.java", CARRIER, "p/Plain.java", PLAIN, "p/Taking.java", TAKING));
        Path media = compiled(compiler, "media", Map.of("p/Media.java", CARRIER));
        Path apart = compiled(compiler, "apart", Map.of("p/Plain.java", PLAIN, "p/Taking.java", TAKING), media);
        for (Path[] classes : List.of(new Path[] {together}, new Path[] {media, apart})) {
            try (Loaded loaded = Loaded.from(classes)) {
                assertThat(loaded.hexOf("p.Plain")).isEqualTo("0203");
                assertThat(loaded.hexOf("p.Taking")).isEqualTo("010203");
            }
        }
    }

    /** Subclasses leave out what a class leaves out, no matter what their constructors take. */
    @ParameterizedTest
    @EachCompiler
    void areLeftOutOfAllSubclasses(TestCompiler compiler) throws Exception {
        String last = """
                package p;

                @org.marshal4j.Marshal
                public class Last extends Plain {
                    byte more = 4;
                    final byte constant = 5;
                }
                """;
        String lastTaking = """
                package p;

                @org.marshal4j.Marshal
                public class LastTaking extends Taking {
                    byte more = 4;

                    LastTaking(byte kind, byte own) {
                        super(kind, own);
                    }

                    static LastTaking sample() {
                        return new LastTaking((byte) 1, (byte) 3);
                    }
                }
                """;
        Map<String, String> first = Map.of("p/Media.java", CARRIER, "p/Plain.java", PLAIN, "p/Taking.java", TAKING);
        Path before = compiled(compiler, "before", first);
        Path after = compiled(compiler, "after", Map.of("p/Last.java", last, "p/LastTaking.java", lastTaking), before);
        Path together = compiled(
                compiler,
                "together",
                Map.of(
                        "p/Media.java", CARRIER,
                        "p/Plain.java", PLAIN,
                        "p/Taking.java", TAKING,
                        "p/Last.java", last,
                        "p/LastTaking.java", lastTaking));
        for (Path[] classes : List.of(new Path[] {together}, new Path[] {before, after})) {
            try (Loaded loaded = Loaded.from(classes)) {
                assertThat(loaded.hexOf("p.Last")).isEqualTo("020304");
                assertThat(loaded.hexOf("p.LastTaking")).isEqualTo("01020304");
            }
        }
    }

    private void assertForm(TestCompiler compiler, String source, String hex, String... fields) throws Exception {
        Path classes = compiled(compiler, compiler + hex + source.hashCode(), Map.of("p/Audio.java", source));
        try (Loaded loaded = Loaded.from(classes)) {
            var marshaller = loaded.marshaller("p.Audio");
            assertThat(marshaller.schema().fields())
                    .extracting(SchemaField::name)
                    .containsExactly(fields);
            assertThat(Loaded.hex(marshaller, loaded.sample("p.Audio"))).isEqualTo(hex);
        }
    }

    private Path compiled(TestCompiler compiler, String name, Map<String, String> sources, Path... path) {
        TestCompiler.Result result =
                compiler.compile(temp.resolve(name), sources, List.of(path), List.of(new MarshalProcessor()));
        assertThat(result.messages()).isEmpty();
        return result.classes();
    }
}
