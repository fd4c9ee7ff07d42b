package org.marshal4j.tests.hazelcast;

import com.hazelcast.config.Config;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.marshal4j.hazelcast.MarshallerSerializers;
import org.marshal4j.runtime.Marshaller;

/**
 * A version of the application's jar: the class {@code shop.Trade}, compiled and loaded separately from other
 * versions.
 */
record Version(Class<?> trade) {
    /** Compiles a class {@code shop.Trade} with this declaration and these fields. */
    static Version compiled(Path folder, String annotation, String... fields) throws Exception {
        Path source = Files.createDirectories(folder.resolve("shop")).resolve("Trade.java");
        Files.writeString(
                source,
                "package shop;\n@org.marshal4j.Marshal" + annotation + "\npublic class Trade {\n    public "
                        + String.join(";\n    public ", fields) + ";\n}\n");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        String path = System.getProperty("java.class.path");
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-d", folder.toString(), "-classpath", path, "-processorpath", path);
            if (!compiler.getTask(said, files, null, options, null, files.getJavaFileObjects(source))
                    .call()) {
                throw new IllegalStateException(said.toString());
            }
        }
        // Nobody closes it: members may load classes from it until they stop.
        @SuppressWarnings("resource")
        ClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, Version.class.getClassLoader());
        return new Version(loader.loadClass("shop.Trade"));
    }

    /** Configures a member that has this version. */
    void setUp(Config config) {
        try {
            Marshaller<?> marshaller = (Marshaller<?>) trade.getClassLoader()
                    .loadClass("shop.TradeMarshaller")
                    .getField("INSTANCE")
                    .get(null);
            config.setClassLoader(trade.getClassLoader());
            MarshallerSerializers.register(config.getSerializationConfig(), 1, marshaller);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns a trade with this id. Its other fields are zero. */
    Object trade(long id) throws ReflectiveOperationException {
        Object made = trade.getConstructor().newInstance();
        set(made, "id", id);
        return made;
    }

    void set(Object of, String field, Object value) throws ReflectiveOperationException {
        trade.getField(field).set(of, value);
    }

    /** Returns the field of an object, which must be of this version. */
    Object get(Object of, String field) throws ReflectiveOperationException {
        return trade.getField(field).get(trade.cast(of));
    }
}
