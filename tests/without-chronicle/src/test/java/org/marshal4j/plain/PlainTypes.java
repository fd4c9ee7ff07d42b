package org.marshal4j.plain;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.marshal4j.runtime.Marshaller;

/** The marshallers that were generated for the classes of this module. */
final class PlainTypes {
    private static final Path CLASSES = Path.of("target", "test-classes");
    private static final String SUFFIX = "Marshaller.class";

    private PlainTypes() {}

    static List<Marshaller<?>> marshallers() {
        try (Stream<Path> files = Files.walk(CLASSES.resolve("org/marshal4j/blackbox"))) {
            return files.filter(file -> file.toString().endsWith(SUFFIX))
                    .map(PlainTypes::className)
                    .sorted()
                    .flatMap(PlainTypes::marshaller)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String className(Path file) {
        String name = CLASSES.relativize(file).toString();
        return name.substring(0, name.length() - ".class".length())
                .replace(file.getFileSystem().getSeparator(), ".");
    }

    /** Hand-written marshallers have no such constant. */
    private static Stream<Marshaller<?>> marshaller(String name) {
        try {
            Field constant = Class.forName(name).getDeclaredField("INSTANCE");
            constant.setAccessible(true);
            Object instance = constant.get(null);
            return instance instanceof Marshaller<?> marshaller ? Stream.of(marshaller) : Stream.empty();
        } catch (NoSuchFieldException e) {
            return Stream.empty();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(name, e);
        }
    }
}
