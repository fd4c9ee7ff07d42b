package org.marshal4j.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Marshallers;

/** Compiled classes, loaded and in use. */
record Loaded(URLClassLoader loader) implements AutoCloseable {
    static Loaded from(Path... classes) {
        URL[] urls = Arrays.stream(classes).map(Loaded::url).toArray(URL[]::new);
        return new Loaded(new URLClassLoader(urls, Loaded.class.getClassLoader()));
    }

    Object object(String type) {
        try {
            var constructor = loader.loadClass(type).getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(type, e);
        }
    }

    /** What the static method {@code sample()} of a type returns; a new object if it has no such method. */
    Object sample(String type) {
        try {
            var sample = loader.loadClass(type).getDeclaredMethod("sample");
            sample.setAccessible(true);
            return sample.invoke(null);
        } catch (NoSuchMethodException e) {
            return object(type);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(type, e);
        }
    }

    @SuppressWarnings("unchecked") // the class has the given name, whatever it is
    ChronicleMarshaller<Object> marshaller(String type) {
        try {
            return (ChronicleMarshaller<Object>) ChronicleMarshaller.of(loader.loadClass(type));
        } catch (ClassNotFoundException e) {
            throw new LinkageError(type, e);
        }
    }

    /** The marshaller of a class with the given name, which a type or package has imported. */
    @SuppressWarnings("unchecked") // the class has the given name, whatever it is
    ChronicleMarshaller<Object> imported(String importer, String type) {
        try {
            return (ChronicleMarshaller<Object>) imported(importer, loader.loadClass(type));
        } catch (ClassNotFoundException e) {
            throw new LinkageError(type, e);
        }
    }

    /** The marshaller that a type or package with the given name has imported. */
    <T> ChronicleMarshaller<T> imported(String importer, Class<T> type) {
        try {
            return ChronicleMarshaller.over(Marshallers.of(loader.loadClass(importer), type));
        } catch (ClassNotFoundException e) {
            throw new LinkageError(importer, e);
        }
    }

    /** The bytes of the sample of a type. */
    String hexOf(String type) {
        return hex(marshaller(type), sample(type));
    }

    /** The bytes of the sample of a type that another type or a package has imported. */
    String hexOf(String importer, String type) {
        return hex(imported(importer, type), sample(type));
    }

    /** The bytes of a new object of the given type. */
    String hexOfNew(String type) {
        return hex(marshaller(type), object(type));
    }

    /** The bytes of an object. They are also read, and the result is written again, to compare the bytes. */
    static String hex(ChronicleMarshaller<Object> marshaller, Object object) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        marshaller.write(object, bytes);
        byte[] written = bytes.toByteArray();
        marshaller.write(marshaller.read(bytes), bytes);
        if (bytes.readRemaining() != written.length || !Arrays.equals(written, bytes.toByteArray())) {
            throw new AssertionError("what was read is not what was written");
        }
        return HexFormat.of().formatHex(written);
    }

    private static URL url(Path directory) {
        try {
            return directory.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }
}
