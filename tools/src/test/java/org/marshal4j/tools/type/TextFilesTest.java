package org.marshal4j.tools.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class TextFilesTest {
    @TempDir
    Path temp;

    private Path file;

    @BeforeEach
    void file() {
        file = temp.resolve("marshal4j.lock");
    }

    @Test
    void theOldTextStaysIfTheNewOneCannotBeWritten() throws IOException {
        TextFiles.replace(file, "old");
        Path part = temp.resolve("marshal4j.lock." + ProcessHandle.current().pid() + ".part");
        Files.createDirectory(part);
        assertThatThrownBy(() -> TextFiles.replace(file, "new")).isInstanceOf(IOException.class);
        assertThat(file).hasContent("old");
        Files.deleteIfExists(part);
        TextFiles.replace(file, "new");
        assertThat(file).hasContent("new");
        assertThat(temp).isDirectoryContaining(file::equals);
        assertThat(temp.toFile().list()).hasSize(1);
    }

    @Test
    void aDirectoryIsRefused() throws IOException {
        Files.createDirectory(file);
        assertThatThrownBy(() -> TextFiles.replace(file, "new")).hasMessageContaining(file.toString());
        assertThat(file).isEmptyDirectory();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void linksAndPermissionsStay() throws IOException {
        Files.writeString(file, "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
        Path link = Files.createSymbolicLink(temp.resolve("link"), file);
        TextFiles.replace(link, "new");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-rw-r--");
    }
}
