package org.marshal4j.audit.classes;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** A jar or a folder with class files. Versions of classes for later JDKs are left out. */
final class ClassFiles implements Closeable {

    private static final String SUFFIX = ".class";

    private final Path path;
    private final @Nullable JarFile jar;

    ClassFiles(Path path) throws IOException {
        this.path = path;
        this.jar = Files.isDirectory(path) ? null : open(path);
    }

    private static JarFile open(Path path) throws IOException {
        try {
            return new JarFile(path.toFile());
        } catch (ZipException e) {
            // Its message does not say which file it is about.
            throw new IOException(path + " is no jar: " + e.getMessage(), e);
        }
    }

    Path path() {
        return path;
    }

    boolean isJar() {
        return jar != null;
    }

    /** Internal names of all classes, sorted. */
    List<String> names() throws IOException {
        if (jar != null) {
            return jar.stream()
                    .map(ZipEntry::getName)
                    .filter(ClassFiles::isClass)
                    .map(ClassFiles::name)
                    .sorted()
                    .toList();
        }
        try (Stream<Path> files = Files.walk(path)) {
            return files.map(file -> path.relativize(file).toString().replace('\\', '/'))
                    .filter(ClassFiles::isClass)
                    .map(ClassFiles::name)
                    .sorted()
                    .toList();
        }
    }

    byte @Nullable [] bytes(String name) throws IOException {
        if (jar == null) {
            Path file = path.resolve(name + SUFFIX);
            return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
        }
        ZipEntry entry = jar.getEntry(name + SUFFIX);
        if (entry == null) {
            return null;
        }
        try (var in = jar.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }

    private static boolean isClass(String name) {
        return name.endsWith(SUFFIX) && !name.startsWith("META-INF/") && !name.endsWith("-info.class");
    }

    private static String name(String file) {
        return file.substring(0, file.length() - SUFFIX.length());
    }

    @Override
    public void close() throws IOException {
        if (jar != null) {
            jar.close();
        }
    }
}
