package org.marshal4j.tools.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marshal4j.adopt.Adoption;
import org.marshal4j.adopt.report.Adopted;
import org.marshal4j.adopt.report.TestFile;

/**
 * Adopts classes with marshallers written by hand: writes a patch for each, and the tests that prove it. It changes no
 * source itself.
 *
 * @param classes jars and folders with the class files
 * @param classPath jars and folders whose classes are looked up; folders without classes and other files are left out
 * @param options what to adopt
 * @param teller takes notes as warnings, and what has no equal as errors
 */
public record ClassAdoption(List<Path> classes, List<Path> classPath, Options options, Teller teller) {
    /**
     * What to adopt.
     *
     * @param names the classes, as in {@code com.acme.Quote}
     * @param sources their source folders
     * @param base the folder that paths in the patches are relative to
     * @param folder where patches and tests go; it is created if need be
     */
    public record Options(List<String> names, List<Path> sources, Path base, Path folder) {}

    /**
     * Adopts the classes, each by itself.
     *
     * @return in one line, which classes have not been adopted; empty if all have
     * @throws IOException if a file cannot be read or written
     * @throws IllegalArgumentException if there is no such class with two methods that write and read it
     */
    public Optional<String> run() throws IOException {
        if (options.names.isEmpty()) {
            throw new IllegalArgumentException("no class is named that should be adopted");
        }
        Adoption adoption = Adoption.of(classes, DriftAudit.lookedUp(classPath), options.sources)
                .relativeTo(options.base);
        List<String> refused = new ArrayList<>();
        for (String name : options.names) {
            Adopted adopted = adoption.adopt(name);
            if (adopted.isComplete()) {
                write(adopted);
            } else {
                refused.add(adopted.className());
                teller.error(adopted.className() + " cannot be adopted as it is:");
                adopted.obstacles().forEach(obstacle -> teller.error("  " + obstacle));
            }
        }
        return refused.isEmpty() ? Optional.empty() : Optional.of("not adopted: " + String.join(", ", refused));
    }

    private void write(Adopted adopted) throws IOException {
        adopted.notes().forEach(teller::warn);
        write(adopted.className() + ".patch", adopted.patch());
        for (TestFile test : adopted.tests()) {
            write("tests/" + test.path(), test.text());
        }
    }

    private void write(String path, String text) throws IOException {
        Path file = options.folder.resolve(path);
        if (file.getParent() != null) {
            Files.createDirectories(file.getParent());
        }
        Files.writeString(file, text);
        teller.info("wrote " + file);
    }
}
