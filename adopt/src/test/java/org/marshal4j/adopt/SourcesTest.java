package org.marshal4j.adopt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.adopt.kit.Compiled;

/** Sources that are not what a patch could be made of. */
class SourcesTest {

    private static final String SOURCE = """
            import java.io.*;
            public class C implements Externalizable {
                int a;
                public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(a); }
                public void readExternal(ObjectInput in) throws IOException { a = in.readInt(); }
                static Externalizable other = new Externalizable() {
                    int b;
                    public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(b); }
                    public void readExternal(ObjectInput in) throws IOException { b = in.readInt(); }
                };
            }
            """;

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void compile() throws IOException {
        file = Files.writeString(folder.resolve("C.java"), SOURCE);
        assertThat(Compiled.compile(List.of(file), List.of(), folder, false)).isEmpty();
    }

    private Adoption adoption() {
        return Adoption.of(List.of(folder), List.of(), List.of(folder));
    }

    @Test
    void otherEncodingsAreNamed() throws IOException {
        Files.write(file, SOURCE.replace("int a;", "int a; // größer").getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> adoption().adopt("C"))
                .isInstanceOf(IOException.class)
                .hasMessage(file + " is not UTF-8");
    }

    @Test
    void whatThisCompilerDoesNotKnowIsNamed() throws IOException {
        Files.writeString(file, SOURCE.replace("int a;", "int a =;"));
        assertThatThrownBy(() -> adoption().adopt("C"))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith(file + ":3: cannot be parsed by this JDK: illegal start of expression");
    }

    @Test
    void aClassWithoutANameHasOneReason() throws IOException {
        assertThat(adoption().adopt("C$1").obstacles().stream().map(Object::toString))
                .containsExactly("C$1: a local or anonymous class (C.java:8)");
    }

    @Test
    void otherLanguagesAreNamed() throws IOException {
        Path kotlin = Files.move(file, folder.resolve("C.kt"));
        Path compiled = folder.resolve("C.class");
        String bytes = new String(Files.readAllBytes(compiled), StandardCharsets.ISO_8859_1);
        // The name of the source file, with its length in front.
        String renamed = bytes.replace("\0\6C.java", "\0\4C.kt");
        Files.write(compiled, renamed.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(kotlin).exists();
        assertThat(adoption().adopt("C").obstacles().stream().map(Object::toString))
                .containsExactly("C: its source is not Java (C.kt)");
    }
}
