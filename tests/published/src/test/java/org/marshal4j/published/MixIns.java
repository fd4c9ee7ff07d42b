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
 * What a user would write to marshal the classes of a jar: mix-ins, and marshallers that a package names for types.
 * Each jar that needs some has a folder of sources.
 *
 * @param sources all sources, in the package {@link #PACKAGE}
 * @param importers for each class that has a mix-in, the type that imports it
 * @param skipped fields that no message contains, as {@link #key}
 * @param own fields with a marshaller of their own, in the same form
 * @param except classes that are left out of families
 * @param types classes whose values have a marshaller wherever they occur
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
    /** For a jar that is imported as it is. */
    static final MixIns NONE = new MixIns(List.of(), Map.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of());

    /** The package of the importers. */
    static final String PACKAGE = "imported";

    /** The values that a class can have, used by the trial only. */
    static final String SAMPLES = "Samples.java";

    private static final Predicate<String> NO_CODE =
            line -> line.isBlank() || line.matches("\\s*(/?\\*|//|import |package ).*");

    /** Returns the mix-ins of a jar, or {@link #NONE}. */
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

    /** Returns how a set names a field. */
    static String key(String declaring, String field) {
        return declaring + "#" + field;
    }

    /** Whether a mix-in or marshaller is for this class itself. */
    boolean isAbout(Class<?> type) {
        return importers.containsKey(type) || types.contains(type);
    }

    /** Whether messages leave the field out. */
    boolean skips(Field field) {
        Class<?> declaring = field.getDeclaringClass();
        return elements.stream().anyMatch(declaring::isAssignableFrom)
                || skipped.contains(key(declaring.getName(), field.getName()))
                || interfacesOf(declaring).anyMatch(each -> skipped.contains(key(each.getName(), field.getName())));
    }

    /** Whether a class, or one that it extends, is imported as its elements. */
    boolean isElements(Class<?> type) {
        return elements.stream().anyMatch(each -> each.isAssignableFrom(type));
    }

    private static Stream<Class<?>> interfacesOf(Class<?> type) {
        return Stream.concat(Arrays.stream(type.getInterfaces()), Stream.ofNullable(type.getSuperclass()))
                .flatMap(each -> Stream.concat(Stream.of(each), interfacesOf(each)));
    }

    /** Whether the class of the field's value need not be imported. */
    boolean covers(Field field) {
        return skips(field) || own.contains(key(field.getDeclaringClass().getName(), field.getName()));
    }

    /** Returns how many lines of code a user writes, without packages, imports, comments and empty lines. */
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
