package org.marshal4j.tools.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.matrix.CompatibilityMatrix;
import org.marshal4j.schema.matrix.TypeMatrix;
import org.marshal4j.tools.type.KnownSchemas;

/**
 * What becomes of messages for each pair of revisions of a lock file: the one that wrote them and the one that reads
 * them, as {@code compatibility.html} and {@code compatibility.json}.
 *
 * @param types how many types there are; 0 if nothing was written
 * @param page the page
 * @param lines a line for each type that is not read as it is everywhere
 */
public record CompatibilityReport(int types, Path page, List<String> lines) {
    /**
     * Copies the lines.
     *
     * @param types how many types there are; 0 if nothing was written
     * @param page the page
     * @param lines a line for each type that is not read as it is everywhere
     */
    public CompatibilityReport {
        lines = List.copyOf(lines);
    }

    /**
     * Writes the files, unless no type has been accepted.
     *
     * @param lock the lock file
     * @param title what the page is about
     * @param module the name of the module, for programs
     * @param folder the folder for the files, which is created if need be
     * @return what was written
     * @throws IOException if the files cannot be written
     */
    public static CompatibilityReport write(LockFile lock, String title, String module, Path folder)
            throws IOException {
        List<TypeMatrix> types = CompatibilityMatrix.of(lock);
        Path page = folder.resolve("compatibility.html");
        if (!types.isEmpty()) {
            Files.createDirectories(folder);
            Files.writeString(page, CompatibilityPage.of(title, types));
            Files.writeString(
                    folder.resolve("compatibility.json"), CompatibilityJson.of(module, lock.revision(), types));
        }
        List<String> lines = types.stream()
                .filter(type -> !type.isReadable())
                .map(CompatibilityWords::line)
                .toList();
        return new CompatibilityReport(types.size(), page, lines);
    }

    /**
     * Writes the files for a lock file that a user names.
     *
     * @param lock the lock file, or a jar or a folder that has one
     * @param title what the page is about; if it is empty, the module that the lock file names, or its path
     * @param folder as there
     * @return what was written
     * @throws IOException if the lock file cannot be read, or the files cannot be written
     * @throws IllegalArgumentException if there is not exactly one lock file
     */
    public static CompatibilityReport write(Path lock, Optional<String> title, Path folder) throws IOException {
        LockFile read = KnownSchemas.read(List.of(lock)).lock();
        String module = read.module().orElse(lock.toString());
        return write(read, title.orElse(module), module, folder);
    }

    /** {@return a line that says what was written, such as {@code 2 types: target/compatibility.html}} */
    public String summary() {
        return types + (types == 1 ? " type: " : " types: ") + page;
    }
}
