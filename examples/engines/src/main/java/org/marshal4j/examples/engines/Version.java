package org.marshal4j.examples.engines;

import java.io.IOException;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.marshal4j.flink.MarshallerTypeInfo;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/**
 * One version of the user's class. It is compiled with the processor into a folder of its own, like a release of the
 * user's program, and loaded from there.
 */
final class Version {
    private final Path folder;
    private final URLClassLoader loader;

    private Version(Path folder, URLClassLoader loader) {
        this.folder = folder;
        this.loader = loader;
    }

    /** Compiles a source of {@code shop.OrderBook}. */
    static Version compile(Path folder, String source) throws IOException {
        URL[] urls = {Files.createDirectories(folder).toUri().toURL()};
        String path = System.getProperty("java.class.path");
        List<String> options = List.of("-d", folder.toString(), "-cp", path, "-processorpath", path);
        SimpleJavaFileObject file =
                new SimpleJavaFileObject(
                        URI.create("string:///shop/OrderBook.java"), SimpleJavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        StringWriter said = new StringWriter();
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        if (!javac.getTask(said, null, null, options, null, List.of(file)).call()) {
            throw new IllegalStateException(said.toString());
        }
        return new Version(folder, new URLClassLoader(urls, Version.class.getClassLoader()));
    }

    ClassLoader loader() {
        return loader;
    }

    URL url() throws MalformedURLException {
        return folder.toUri().toURL();
    }

    MarshallerTypeInfo<Book> type() {
        return MarshallerTypeInfo.of(bookClass());
    }

    Marshaller<Book> marshaller() {
        return Marshallers.of(bookClass());
    }

    Book newBook() {
        try {
            return bookClass().getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("unchecked") // the class is compiled against Book
    private Class<Book> bookClass() {
        try {
            return (Class<Book>) loader.loadClass(Versions.CLASS);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
