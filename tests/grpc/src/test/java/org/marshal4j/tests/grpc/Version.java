package org.marshal4j.tests.grpc;

import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.marshal4j.grpc.GrpcMarshaller;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** A version of the class {@code shop.Trade}, compiled and loaded separately from other versions. */
final class Version {
    private final Class<?> trade;
    private final Marshaller<Object> marshaller;

    @SuppressWarnings("unchecked") // the tests know the class only by its name
    private Version(Class<?> trade) throws ReflectiveOperationException {
        this.trade = trade;
        this.marshaller = (Marshaller<Object>) trade.getClassLoader()
                .loadClass("shop.TradeMarshaller")
                .getField("INSTANCE")
                .get(null);
    }

    /** Compiles the class with this declaration and these members. */
    static Version compiled(Path folder, String annotation, String... members) throws Exception {
        return compiled(folder, LockFile.empty(), annotation, members);
    }

    /** The same, with schemas that have been accepted. */
    static Version compiled(Path folder, LockFile lock, String annotation, String... members) throws Exception {
        Path source = Files.createDirectories(folder.resolve("shop")).resolve("Trade.java");
        Files.writeString(
                source,
                "package shop;\nimport org.marshal4j.*;\n@Marshal" + annotation + "\npublic class Trade {\n    public "
                        + String.join(";\n    public ", members) + ";\n}\n");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        String path = System.getProperty("java.class.path");
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options =
                    new ArrayList<>(List.of("-d", folder.toString(), "-classpath", path, "-processorpath", path));
            if (!lock.equals(LockFile.empty())) {
                options.add("-Amarshal4j.lock=" + Files.writeString(folder.resolve("marshal4j.lock"), lock.text()));
            }
            if (!compiler.getTask(said, files, null, options, null, files.getJavaFileObjects(source))
                    .call()) {
                throw new IllegalStateException(said.toString());
            }
        }
        // Nobody closes it: classes may be loaded from it as long as the test runs.
        @SuppressWarnings("resource")
        ClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, Version.class.getClassLoader());
        return new Version(loader.loadClass("shop.Trade"));
    }

    GrpcMarshaller<Object> messages() {
        return GrpcMarshaller.of(marshaller);
    }

    Schema schema() {
        return marshaller.schema();
    }

    /** Returns a trade with this id. Its other fields are zero. */
    Object trade(long id) throws ReflectiveOperationException {
        Object made = make();
        set(made, "id", id);
        return made;
    }

    /** Returns a trade whose fields are zero. */
    Object make() throws ReflectiveOperationException {
        return trade.getConstructor().newInstance();
    }

    void set(Object of, String field, Object value) throws ReflectiveOperationException {
        trade.getField(field).set(of, value);
    }

    /** Returns the field of an object, which must be of this version. */
    Object get(Object of, String field) throws ReflectiveOperationException {
        return trade.getField(field).get(trade.cast(of));
    }
}
