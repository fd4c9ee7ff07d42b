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
 * Writes the sources anew, with {@code @Marshal} and the generated interface on DTOs. A DTO is not private any more: generated code is
 * beside it. Lines stay where they are.
 */
final class Annotator {
    private final Path from;
    private final Path to;

    /**
     * A place for sources.
     *
     * @param from where Chronicle's are
     * @param to where those with annotations go
     */
    Annotator(Path from, Path to) {
        this.from = from;
        this.to = to;
    }

    /** Where the source is that has the annotations. */
    Path target(Path source) {
        return to.resolve(from.relativize(source));
    }

    /** What all sources with annotations are below. */
    Path root() {
        return to;
    }

    /** Where a source with annotations was. */
    Path original(Path target) {
        return from.resolve(to.relativize(target));
    }

    /** Writes the sources; where they are. */
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
        // From the last one on, so that places stay right: nested classes begin behind the headers of those around
        // them.
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
