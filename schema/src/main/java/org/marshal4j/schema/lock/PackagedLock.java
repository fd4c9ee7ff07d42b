package org.marshal4j.schema.lock;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Finds the lock file of a module on the class path, where the Maven plugin puts it. Programs can then read former
 * schemas without a separate file.
 *
 * <pre>{@code
 * LockFile lock = PackagedLock.of("com.acme:quotes", Quote.class.getClassLoader());
 * }</pre>
 */
public final class PackagedLock {
    /** The name of the file. */
    public static final String NAME = "marshal4j.lock";

    private PackagedLock() {}

    /**
     * {@return the folder of a module's lock file, with {@code /} between folders, such as {@code
     * META-INF/marshal4j/com.acme/quotes}}
     *
     * @param module {@code groupId:artifactId}
     */
    public static String folderOf(String module) {
        return Schemas.FOLDER + "/" + module.replace(':', '/');
    }

    /**
     * Reads the lock file of a module.
     *
     * @param module {@code groupId:artifactId}
     * @param loader the loader of the module's classes
     * @return the lock file
     * @throws IOException if the file is missing or cannot be read; the message says where it was looked for
     */
    public static LockFile of(String module, ClassLoader loader) throws IOException {
        String path = folderOf(module) + "/" + NAME;
        try (InputStream in = loader.getResourceAsStream(path)) {
            if (in == null) {
                throw new IOException(
                        "there is no " + path + " on the class path: the Maven plugin of marshal4j puts it"
                                + " there with <extensions>true</extensions>");
            }
            return LockFile.parse(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(in.readAllBytes()))
                    .toString());
        } catch (CharacterCodingException | IllegalArgumentException e) {
            throw new IOException(path + " cannot be read: " + e.getMessage(), e);
        }
    }
}
