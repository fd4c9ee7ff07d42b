package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.schema.Schema;

class PackagedLockTest {
    private static final String PATH = "META-INF/marshal4j/com.acme/quotes/marshal4j.lock";

    @TempDir
    Path temp;

    private LockFile read(byte[] text) throws IOException {
        Path file = temp.resolve(PATH);
        Files.createDirectories(file.getParent());
        Files.write(file, text);
        try (URLClassLoader loader = new URLClassLoader(new URL[] {temp.toUri().toURL()}, null)) {
            return PackagedLock.of("com.acme:quotes", loader);
        }
    }

    @Test
    void lockFileIsFoundByItsModule() throws IOException {
        LockFile lock = LockFile.empty().accept(List.of(Schema.parse("a.Maß", List.of("größe int8"))));
        assertThat(read(lock.text().getBytes(StandardCharsets.UTF_8))).isEqualTo(lock);
    }

    @Test
    void missingOrDamagedFilesAreNamed() {
        assertThatIOException()
                .isThrownBy(() -> PackagedLock.of("com.acme:other", PackagedLockTest.class.getClassLoader()))
                .withMessageStartingWith(
                        "there is no META-INF/marshal4j/com.acme/other/marshal4j.lock on the class path");
        assertThatIOException()
                .isThrownBy(() -> read("wire 1\n".getBytes(StandardCharsets.UTF_8)))
                .withMessageStartingWith(PATH + " cannot be read: line 2: ");
        assertThatIOException()
                .isThrownBy(() -> read(new byte[] {(byte) 0xFF, 1}))
                .withMessageStartingWith(PATH + " cannot be read: ");
    }
}
