package org.marshal4j.tests.flink;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
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
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.PackagedLock;

/**
 * A version of the user's class {@code user.Quote}, which may have been renamed. It is compiled with the processor
 * into a folder of its own, and loaded from there.
 */
record Version(Path folder, String name, URLClassLoader loader) {
    private static final String FORMER_NAME = "Quote";
    private static final String MODULE = "user:quotes";

    /** Compiles a version with these members. */
    static Version compile(Path folder, String options, String members) {
        return compile(folder, FORMER_NAME, options, members);
    }

    /** Compiles a version with that name. If the class was renamed, an empty class keeps the former name. */
    static Version compile(Path folder, String name, String options, String members) {
        String source = """
                package user;
                import java.util.List;
                import org.apache.flink.api.common.typeinfo.TypeInfo;
                import org.marshal4j.*;
                import org.marshal4j.flink.*;

                @Marshal(%s)
                @TypeInfo(MarshallerTypeInfoFactory.class)
                @LockModule("%s")
                public class %s {
                    %s
                }
                """.formatted(options, MODULE, name, members)
                + (name.equals(FORMER_NAME) ? "" : "@RenamedTo(%s.class) class %s {}".formatted(name, FORMER_NAME));
        try {
            URL[] urls = {Files.createDirectories(folder).toUri().toURL()};
            compileSource(folder, name, source);
            return new Version(folder, name, new URLClassLoader(urls, Version.class.getClassLoader()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void compileSource(Path folder, String name, String source) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> options = List.of("-d", folder.toString(), "-cp", path, "-processorpath", path);
        SimpleJavaFileObject file =
                new SimpleJavaFileObject(
                        URI.create("string:///user/" + name + ".java"), SimpleJavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        StringWriter said = new StringWriter();
        if (!javac.getTask(said, null, null, options, null, List.of(file)).call()) {
            throw new AssertionError(said);
        }
    }

    @SuppressWarnings("unchecked") // the tests know it only by name
    Class<Object> quote() {
        try {
            return (Class<Object>) loader.loadClass("user." + name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    Schema schema() {
        return Marshallers.of(quote()).schema();
    }

    URL url() {
        try {
            return folder.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns this version, with a lock file next to its classes that knows a former version. */
    Version after(Version former) {
        LockFile lock = LockFile.empty().accept(List.of(former.schema())).accept(List.of(schema()));
        try {
            Path place = Files.createDirectories(folder.resolve(PackagedLock.folderOf(MODULE)));
            Files.writeString(place.resolve(PackagedLock.NAME), lock.text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }
}
