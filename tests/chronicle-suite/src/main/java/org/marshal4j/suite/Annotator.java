package org.marshal4j.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Rewrites the sources with {@code @Marshal} and the generated interface on DTOs. Private DTOs lose that modifier,
 * since the generated code is next to them. Line numbers do not change.
 *
 * @param from the folder of Chronicle's sources
 * @param to the folder for the annotated sources
 */
record Annotator(Path from, Path to) {
    /** Returns the path of the annotated source. */
    Path target(Path source) {
        return to.resolve(from.relativize(source));
    }

    /** Returns the folder of all annotated sources. */
    Path root() {
        return to;
    }

    /** Returns the original path of an annotated source. */
    Path original(Path target) {
        return from.resolve(to.relativize(target));
    }

    /** Writes the annotated sources, and returns their paths. */
    List<Path> annotate(List<Path> sources, Collection<DtoClass> classes) throws IOException {
        Directories.empty(to);
        Map<Path, List<DtoClass>> inFile = classes.stream().collect(Collectors.groupingBy(DtoClass::file));
        for (Path source : sources) {
            Path target = target(source);
            Files.createDirectories(target.getParent());
            Files.writeString(target, annotated(Files.readString(source), inFile.getOrDefault(source, List.of())));
        }
        return sources.stream().map(this::target).toList();
    }

    private static String annotated(String source, List<DtoClass> classes) {
        StringBuilder text = new StringBuilder(source);
        // Start with the last class, so that positions stay valid: nested classes begin after the headers of the
        // classes around them.
        for (DtoClass each : classes.stream()
                .sorted(Comparator.comparingInt(DtoClass::start).reversed())
                .toList()) {
            if (!each.isAbstract()) {
                text.insert(each.header(), (each.hasInterfaces() ? ", " : " implements ") + each.generatedInterface());
            }
            if (each.isPrivate()) {
                int at = text.indexOf("private ", each.start());
                text.delete(at, at + "private ".length());
            }
            text.insert(each.start(), "@org.marshal4j.Marshal ");
        }
        return text.toString();
    }
}
