package org.marshal4j.random;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Keeps the output of a compiler in memory: thousands of small files on a disk take a sixth of the time. */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
    /** The directory of the sources that existed before. */
    static final String GIVEN = "given";

    private static final String SCHEME = "memory:///";

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    private MemoryFiles(JavaFileManager others) {
        super(others);
    }

    /** Everything else is where javac finds it. */
    static MemoryFiles ofJavac() {
        return new MemoryFiles(
                ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8));
    }

    /** Returns the sources that existed before, by their paths. */
    static List<JavaFileObject> sources(Map<String, String> texts) {
        List<JavaFileObject> sources = new ArrayList<>();
        texts.forEach((path, text) -> sources.add(source(path, text)));
        return sources;
    }

    private static JavaFileObject source(String path, String text) {
        return new SimpleJavaFileObject(URI.create(SCHEME + GIVEN + "/" + path), Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
    }

    /** Whether it is one of those sources. */
    static boolean isGiven(FileObject file) {
        return file.toUri().getPath().contains("/" + GIVEN + "/");
    }

    /** Returns the classes by their binary names. */
    Map<String, byte[]> classes() {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        entries.values().forEach(entry -> {
            if (entry.getKind() == Kind.CLASS && entry.content != null) {
                classes.put(entry.name, entry.content.toByteArray());
            }
        });
        return classes;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String className, Kind kind, FileObject sibling) {
        return entry(location, className.replace('.', '/') + kind.extension, className, kind);
    }

    /** Like the method above. The JDK calls this one from version 18 on. */
    @SuppressWarnings("MissingOverride") // 17 does not have this method
    public JavaFileObject getJavaFileForOutputForOriginatingFiles(
            Location location, String className, Kind kind, FileObject... origins) {
        return getJavaFileForOutput(location, className, kind, null);
    }

    @Override
    public FileObject getFileForOutput(Location location, String packageName, String name, FileObject sibling) {
        String path = packageName.isEmpty() ? name : packageName.replace('.', '/') + "/" + name;
        return entry(location, path, path, path.endsWith(Kind.CLASS.extension) ? Kind.CLASS : Kind.OTHER);
    }

    /** Like the method above. The JDK calls this one from version 18 on. */
    @SuppressWarnings("MissingOverride") // 17 does not have this method
    public FileObject getFileForOutputForOriginatingFiles(
            Location location, String packageName, String name, FileObject... origins) {
        return getFileForOutput(location, packageName, name, null);
    }

    @Override
    public boolean hasLocation(Location location) {
        return location.isOutputLocation() || super.hasLocation(location);
    }

    @Override
    public boolean isSameFile(FileObject a, FileObject b) {
        // The compiler compares each file with all others.
        boolean ours = a instanceof SimpleJavaFileObject || b instanceof SimpleJavaFileObject;
        return ours ? a == b : super.isSameFile(a, b);
    }

    private Entry entry(Location location, String path, String name, Kind kind) {
        return entries.computeIfAbsent(
                location + "/" + path, key -> new Entry(URI.create(SCHEME + location + "/" + path), name, kind));
    }

    /** A file. It exists once something has been written. */
    private static final class Entry extends SimpleJavaFileObject {
        private final String name;
        private ByteArrayOutputStream content;

        Entry(URI uri, String name, Kind kind) {
            super(uri, kind);
            this.name = name;
        }

        @Override
        public OutputStream openOutputStream() {
            content = new ByteArrayOutputStream();
            return content;
        }

        @Override
        public InputStream openInputStream() throws IOException {
            return new ByteArrayInputStream(bytes());
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
            return new String(bytes(), StandardCharsets.UTF_8);
        }

        private byte[] bytes() throws IOException {
            if (content == null) {
                throw new FileNotFoundException(toUri().toString());
            }
            return content.toByteArray();
        }
    }
}
