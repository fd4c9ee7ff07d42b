package org.marshal4j.tools.type;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.marshal4j.schema.lock.PackagedLock;
import org.marshal4j.schema.lock.Schemas;

/** Finds the texts of lock files and schema files, in a file, a folder or a jar. */
final class SchemaTexts {
    private static final String SUFFIX = ".schema";

    private SchemaTexts() {}

    /** {@return the texts at a path, by the names of their files} */
    static Map<String, String> at(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            return inFolder(path);
        }
        if (isZip(path)) {
            return inJar(path);
        }
        try (InputStream in = Files.newInputStream(path)) {
            return Map.of(path.toString(), TextFiles.read(path.toString(), in));
        }
    }

    /** {@return whether there may be several texts at a path, or none} */
    static boolean isFolderOrJar(Path path) throws IOException {
        return Files.isDirectory(path) || isZip(path);
    }

    private static boolean isZip(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] start = in.readNBytes(4);
            return start.length == 4 && start[0] == 'P' && start[1] == 'K' && start[2] == 3 && start[3] == 4;
        }
    }

    private static Map<String, String> inFolder(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        for (Path file : files(folder)) {
            try (InputStream in = Files.newInputStream(file)) {
                texts.put(file.toString(), TextFiles.read(file.toString(), in));
            }
        }
        return texts;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> isWanted(file.toString().replace('\\', '/')))
                    .sorted()
                    .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static boolean isWanted(String name) {
        return name.endsWith(SUFFIX) || name.endsWith("/" + PackagedLock.NAME);
    }

    private static Map<String, String> inJar(Path path) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (ZipFile jar = new ZipFile(path.toFile())) {
            for (Enumeration<? extends ZipEntry> all = jar.entries(); all.hasMoreElements(); ) {
                ZipEntry entry = all.nextElement();
                if (entry.getName().startsWith(Schemas.FOLDER + "/") && isWanted(entry.getName())) {
                    String name = path + "!" + entry.getName();
                    texts.put(name, TextFiles.read(name, jar.getInputStream(entry)));
                }
            }
        } catch (ZipException | IllegalArgumentException | SecurityException e) {
            throw new IOException(path + " cannot be read: " + e.getMessage(), e);
        }
        return texts;
    }
}
