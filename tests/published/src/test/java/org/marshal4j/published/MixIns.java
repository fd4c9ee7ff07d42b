package org.marshal4j.published;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.marshal4j.published.Importing.Source;

/**
 * What a user would write to marshal the classes of a jar: mix-ins, and marshallers that a package names for types. There is a folder of
 * sources for each jar that has some.
 *
 * @param sources all of them, in the package {@link #PACKAGE}
 * @param importers the type that imports a class, for each that has a mix-in
 * @param skipped fields that no message has, as {@link #key}
 * @param own fields with a marshaller of their own, in the same way
 * @param except classes that are left out of families
 * @param types classes whose values have a marshaller wherever they are
 * @param elements collections and maps that are imported as their elements
 */
record MixIns(
        List<Source> sources,
        Map<Class<?>, String> importers,
        Set<String> skipped,
        Set<String> own,
        Set<String> except,
        Set<Class<?>> types,
        Set<Class<?>> elements) {
    /** Of a jar that is imported as it is. */
    static final MixIns NONE = new MixIns(List.of(), Map.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of());

    /** The package of the importers. */
    static final String PACKAGE = "imported";

    /** The values that a class can have, for the trial alone. */
    static final String SAMPLES = "Samples.java";

    private static final Predicate<String> NO_CODE =
            line -> line.isBlank() || line.matches("\\s*(/?\\*|//|import |package ).*");

    /** Those of a jar, or {@link #NONE}. */
    static MixIns of(PublishedJar jar) {
        URL folder = MixIns.class.getResource("/mix-ins/" + jar.artifact());
        if (folder == null) {
            return NONE;
        }
        try (Stream<Path> files = Files.list(Path.of(uri(folder)))) {
            List<Source> sources = files.sorted().map(MixIns::source).toList();
            return MixInReader.read(sources);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How a set names a field. */
    static String key(String declaring, String field) {
        return declaring + "#" + field;
    }

    /** Whether one of them is for this class itself. */
    boolean isAbout(Class<?> type) {
        return importers.containsKey(type) || types.contains(type);
    }

    /** Whether a message leaves the field out. */
    boolean skips(Field field) {
        Class<?> declaring = field.getDeclaringClass();
        return elements.stream().anyMatch(declaring::isAssignableFrom)
                || skipped.contains(key(declaring.getName(), field.getName()))
                || interfacesOf(declaring).anyMatch(each -> skipped.contains(key(each.getName(), field.getName())));
    }

    /** Whether a class is one of those that are imported as their elements, or extends one. */
    boolean isElements(Class<?> type) {
        return elements.stream().anyMatch(each -> each.isAssignableFrom(type));
    }

    private static Stream<Class<?>> interfacesOf(Class<?> type) {
        return Stream.concat(Arrays.stream(type.getInterfaces()), Stream.ofNullable(type.getSuperclass()))
                .flatMap(each -> Stream.concat(Stream.of(each), interfacesOf(each)));
    }

    /** Whether what the field holds need not be imported for it. */
    boolean covers(Field field) {
        return skips(field) || own.contains(key(field.getDeclaringClass().getName(), field.getName()));
    }

    /** How many lines of code a user writes, without packages, imports, comments and empty ones. */
    long lines() {
        return sources.stream()
                .filter(source -> !source.path().endsWith("/" + SAMPLES))
                .flatMap(source -> source.text().lines())
                .filter(NO_CODE.negate())
                .count();
    }

    private static Source source(Path file) {
        try {
            return new Source(PACKAGE + "/" + file.getFileName(), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static URI uri(URL url) {
        try {
            return url.toURI();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
