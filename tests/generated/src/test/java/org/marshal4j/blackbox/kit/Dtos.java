package org.marshal4j.blackbox.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Every class of this module that has a marshaller. They are found among the generated classes, since a list could
 * forget one.
 */
public final class Dtos {
    /** The package of types that cannot read every message. It has tests of its own. */
    private static final String KEPT = "kept";

    private static final String SUFFIX = "Marshaller.class";

    /** The package of classes that are imported a second time, with other schemas. It has a test of its own. */
    private static final String CONFIGURED = Path.of("blackbox", "imports").toString();

    /** The package of generic classes that have several marshallers. It has a test of its own. */
    private static final String BOUND = Path.of("blackbox", "bound").toString();

    /**
     * The package of classes whose elements are not held by a field, and of tables of texts. It has tests of its own.
     */
    private static final String EXTENDED = Path.of("blackbox", "extended").toString();

    /** The package of interfaces of getters and setters, which have no fields. It has tests of its own. */
    private static final String BEANS = Path.of("blackbox", "beans").toString();

    /** The package of values written by ready marshallers. It has tests of its own. */
    private static final String READY = Path.of("blackbox", "ready").toString();

    /** The package of values whose copies differ from what their marshallers read. It has tests of its own. */
    private static final String COPIED = Path.of("blackbox", "copies").toString();

    /** The package of keys, including generic ones. It has a test of its own. */
    private static final String KEYS = Path.of("blackbox", "keys").toString();

    /** The package of forms of other libraries, which methods written by hand have, too. It has tests of its own. */
    private static final String ENCODED = Path.of("blackbox", "encoded").toString();

    private static final List<String> WITH_OWN_TESTS =
            List.of(CONFIGURED, BOUND, EXTENDED, BEANS, READY, COPIED, KEYS, ENCODED);

    private static final List<Dto<?>> ALL = find(name -> WITH_OWN_TESTS.stream().noneMatch(name::contains));

    private Dtos() {}

    /** Returns all of them. */
    public static List<Dto<?>> all() {
        return ALL;
    }

    /**
     * Returns the types that have views, families included, in all packages but {@value #KEPT}. For some of them, the
     * reference encoder makes no messages.
     */
    public static List<Dto<?>> viewed() {
        return find(name -> true).stream()
                .filter(dto -> GeneratedView.of(dto.marshaller()) != null)
                .<Dto<?>>map(dto -> dto)
                .toList();
    }

    /** Returns all but those that differ from others only in their names. */
    public static List<Dto<?>> shapes() {
        return ALL.stream()
                .filter(dto -> !dto.type().getPackageName().matches(".*\\.(names|lang)"))
                .<Dto<?>>map(dto -> dto)
                .toList();
    }

    /** Returns the shapes whose objects can be read into. */
    public static List<Dto<?>> mutable() {
        return shapes().stream().filter(Dto::mutable).<Dto<?>>map(dto -> dto).toList();
    }

    /** Returns the DTO of a class. */
    @SuppressWarnings("unchecked") // looked up by its own type
    public static <T> Dto<T> of(Class<T> type) {
        return (Dto<T>)
                ALL.stream().filter(dto -> dto.type() == type).findFirst().orElseThrow();
    }

    private static List<Dto<?>> find(Predicate<String> isIncluded) {
        return Stream.of(Money.class, Dtos.class)
                .map(Dtos::root)
                .distinct()
                .flatMap(root -> marshallersBelow(root, isIncluded))
                .sorted(Comparator.comparing(dto -> dto.type().getName()))
                .<Dto<?>>map(dto -> dto)
                .toList();
    }

    private static Path root(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static Stream<Dto<?>> marshallersBelow(Path root, Predicate<String> isIncluded) {
        try (Stream<Path> files = Files.walk(root)) {
            List<Dto<?>> found = new ArrayList<>();
            files.filter(file -> !file.getParent().endsWith(KEPT))
                    .map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(SUFFIX) && isIncluded.test(name))
                    .forEach(name -> {
                        Dto<?> dto = Dto.named(name.substring(0, name.length() - ".class".length())
                                .replace('/', '.')
                                .replace('\\', '.'));
                        if (dto != null) {
                            found.add(dto);
                        }
                    });
            return found.stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
