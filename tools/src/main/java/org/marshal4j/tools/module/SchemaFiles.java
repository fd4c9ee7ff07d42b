package org.marshal4j.tools.module;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.schema.text.TypeFileName;
import org.marshal4j.tools.type.TextFiles;

/**
 * Finds the schema files that the processor has put among the classes of a module, and those in the jars that it
 * depends on.
 */
public final class SchemaFiles {
    private static final String FOLDER = "META-INF/marshal4j/";
    private static final String SUFFIX = ".schema";
    private static final String WHOLE_NAME = "# ";

    private final Path classes;
    private final List<Path> classPath;
    private final DeclaredTypes sources;

    /**
     * Finds the files of a module.
     *
     * @param classes the folder of its classes
     * @param classPath the jars and folders that it depends on
     * @param sources the roots of its sources
     */
    public SchemaFiles(Path classes, List<Path> classPath, List<Path> sources) {
        this.classes = classes;
        this.classPath = classPath;
        this.sources = new DeclaredTypes(sources);
    }

    /**
     * Returns whether anything has been compiled, so that a missing type has been removed. Other files, such as the
     * lock file, may exist before that; a failed compilation leaves schema files without classes.
     *
     * @return whether there are classes, or schema files of types that are there
     * @throws IOException if the folder cannot be read
     */
    public boolean isCompiled() throws IOException {
        if (!Files.isDirectory(classes)) {
            return false;
        }
        try (Stream<Path> files = Files.walk(classes)) {
            if (files.anyMatch(file -> file.toString().endsWith(".class"))) {
                return true;
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return !files().isEmpty();
    }

    /**
     * {@return the schemas of the module's own types, by name}
     *
     * @throws IOException if a file cannot be read or is no schema file; the message names it
     */
    public Map<String, Schema> own() throws IOException {
        Map<String, Schema> own = new TreeMap<>();
        for (Path file : files()) {
            Schema schema = parse(file.toString(), TextFiles.read(file));
            own.put(schema.type(), schema);
        }
        return own;
    }

    /**
     * {@return the binary names of their marshallers, by name of the type}
     *
     * @throws IOException if a file cannot be read
     */
    public Map<String, String> marshallers() throws IOException {
        Map<String, String> marshallers = new TreeMap<>();
        for (Path file : files()) {
            String name = nameOf(file);
            int importer = name.indexOf('@');
            if (importer < 0) {
                marshallers.put(name, marshallerOf(name));
            } else {
                String type = name.substring(0, importer);
                marshallers.put(type, importedMarshallerOf(type, name.substring(importer + 1)));
            }
        }
        return marshallers;
    }

    /** The name starts with the type's package if its import asked for that. */
    private String importedMarshallerOf(String type, String home) {
        String plain = marshallerOf(type.substring(type.lastIndexOf('.') + 1));
        String qualified = marshallerOf(type).replace('.', '_');
        boolean isQualified =
                Files.exists(classes.resolve(home.replace('.', '/')).resolve(qualified + ".class"));
        String simple = isQualified ? qualified : plain;
        return home.isEmpty() ? simple : home + "." + simple;
    }

    /**
     * {@return the binary name of the marshaller of a type that is not imported}
     *
     * @param type the binary name of the type
     */
    public static String marshallerOf(String type) {
        return type.replace('$', '_') + "Marshaller";
    }

    /**
     * {@return the schemas of the module's own types, and those of other modules that they use, by name}
     *
     * @throws IOException if a file or a jar cannot be read, or is no schema file; the message names it
     */
    public Map<String, Schema> all() throws IOException {
        Map<String, Schema> all = new TreeMap<>(own());
        Deque<Schema> pending = new ArrayDeque<>(all.values());
        while (!pending.isEmpty()) {
            for (String name : Mentioned.in(pending.pop())) {
                if (!all.containsKey(name)) {
                    Schema foreign = find(name);
                    if (foreign != null) {
                        all.put(name, foreign);
                        pending.push(foreign);
                    }
                }
            }
        }
        return all;
    }

    private List<Path> files() throws IOException {
        Path folder = classes.resolve(FOLDER);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(SUFFIX))
                    .filter(this::isThere)
                    .sorted()
                    .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** Nobody deletes the schema file of a type that was removed: then the type has neither a source nor a class. */
    private boolean isThere(Path file) {
        String name = nameOf(file);
        if (name.contains("@")) {
            return true;
        }
        String type = name.replace('.', '/');
        int nested = name.indexOf('$');
        String top = nested < 0 ? name : name.substring(0, nested);
        return Files.exists(classes.resolve(type + ".class")) || sources.declare(top);
    }

    /** The name of the type, with its importer; a file whose name was shortened begins with a comment that has it. */
    private static String nameOf(Path file) {
        String name = file.getFileName().toString();
        if (name.indexOf(TypeFileName.SHORTENED) >= 0) {
            try {
                String first = TextFiles.read(file).lines().findFirst().orElse("");
                if (first.startsWith(WHOLE_NAME)) {
                    return first.substring(WHOLE_NAME.length());
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return name.substring(0, name.length() - SUFFIX.length());
    }

    private Schema find(String type) throws IOException {
        String path = FOLDER + TypeFileName.of(type, SUFFIX);
        for (Path entry : classPath) {
            if (Files.isDirectory(entry)) {
                Path file = entry.resolve(path);
                if (Files.exists(file)) {
                    return parse(file.toString(), TextFiles.read(file));
                }
            } else if (entry.toString().endsWith(".jar")) {
                Schema found = find(path, entry);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static Schema find(String path, Path file) throws IOException {
        String name = file + "!" + path;
        String text;
        try (JarFile jar = new JarFile(file.toFile())) {
            ZipEntry entry = jar.getEntry(path);
            if (entry == null) {
                return null;
            }
            text = TextFiles.read(name, jar.getInputStream(entry));
        } catch (IOException | IllegalArgumentException | SecurityException e) {
            // The JDK's message about a damaged jar does not name the jar, and may be empty.
            throw new IOException(file + " cannot be read: " + e, e);
        }
        return parse(name, text);
    }

    private static Schema parse(String file, String text) throws IOException {
        try {
            Schemas schemas = Schemas.parse(text);
            String type = schemas.types().stream()
                    .findFirst()
                    .orElseThrow(() ->
                            new IllegalArgumentException("line " + (text.lines().count() + 1) + ": no type"));
            return schemas.apply(type);
        } catch (IllegalArgumentException e) {
            throw new IOException(file + " is not a schema file: " + e.getMessage(), e);
        }
    }
}
