package org.marshal4j.blackbox.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Every class of this module that got a marshaller: what was generated, not a list that could forget one. */
public final class Dtos {
    /** The package of types that do not read every message, and have tests of their own. */
    private static final String KEPT = "kept";

    private static final String SUFFIX = "Marshaller.class";

    /** The package of classes that are imported a second time, in other forms. A test of its own knows those. */
    private static final String CONFIGURED = Path.of("blackbox", "imports").toString();

    /** The package of generic classes, of which several marshallers have the same. It has a test of its own, too. */
    private static final String BOUND = Path.of("blackbox", "bound").toString();

    /** The package of classes whose elements no field holds, and of tables of texts. They have tests of their own. */
    private static final String EXTENDED = Path.of("blackbox", "extended").toString();

    /** The package of interfaces of getters and setters, which have no fields. They have tests of their own. */
    private static final String BEANS = Path.of("blackbox", "beans").toString();

    /** The package of values that ready marshallers write. It has tests of its own. */
    private static final String READY = Path.of("blackbox", "ready").toString();

    /** The package of values whose marshallers offer other copies than what they read. It has tests of its own. */
    private static final String COPIED = Path.of("blackbox", "copies").toString();

    /** The package of keys, of generic classes among others. It has a test of its own. */
    private static final String KEYS = Path.of("blackbox", "keys").toString();

    private static final List<Dto<?>> ALL = Stream.of(Money.class, Dtos.class)
            .map(Dtos::root)
            .distinct()
            .flatMap(Dtos::marshallersBelow)
            .sorted(Comparator.comparing(dto -> dto.type().getName()))
            .<Dto<?>>map(dto -> dto)
            .toList();

    private Dtos() {}

    /** All of them. */
    public static List<Dto<?>> all() {
        return ALL;
    }

    /** Without those that differ in nothing but their names. */
    public static List<Dto<?>> shapes() {
        return ALL.stream()
                .filter(dto -> !dto.type().getPackageName().matches(".*\\.(names|lang)"))
                .<Dto<?>>map(dto -> dto)
                .toList();
    }

    /** Those of the shapes whose objects can be read into. */
    public static List<Dto<?>> mutable() {
        return shapes().stream().filter(Dto::mutable).<Dto<?>>map(dto -> dto).toList();
    }

    /** That of a class. */
    @SuppressWarnings("unchecked") // found by its own type
    public static <T> Dto<T> of(Class<T> type) {
        return (Dto<T>)
                ALL.stream().filter(dto -> dto.type() == type).findFirst().orElseThrow();
    }

    private static Path root(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static Stream<Dto<?>> marshallersBelow(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            List<Dto<?>> found = new ArrayList<>();
            files.filter(file -> !file.getParent().endsWith(KEPT))
                    .map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(SUFFIX)
                            && !name.contains(CONFIGURED)
                            && !name.contains(BOUND)
                            && !name.contains(EXTENDED)
                            && !name.contains(BEANS)
                            && !name.contains(READY)
                            && !name.contains(COPIED)
                            && !name.contains(KEYS))
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
