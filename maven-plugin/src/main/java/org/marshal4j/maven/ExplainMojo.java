package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.type.ExplainedMessage;
import org.marshal4j.tools.type.KnownSchemas;

/** Shows the bytes of a message field by field, according to its schema. It loads no class of the module. */
@Mojo(name = "explain", requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class ExplainMojo extends SchemaMojo {
    /**
     * The type of the message, such as {@code com.acme.Order.Line}. The simple name is enough if only one type has it.
     */
    @Parameter(property = "marshal4j.type", required = true)
    private String type;

    /** A file that begins with the message. */
    @Parameter(property = "marshal4j.file")
    private File file;

    /** The message in hexadecimal digits, instead of a file; spaces do not matter. */
    @Parameter(property = "marshal4j.hex")
    private String hex;

    /** The first byte of the message in the file. */
    @Parameter(property = "marshal4j.offset", defaultValue = "0")
    private int offset;

    /** The revision of the lock file with whose schemas the message was written; by default today's schemas. */
    @Parameter(property = "marshal4j.revision", defaultValue = "0")
    private int revision;

    /**
     * Whether to use colours: {@code always}, {@code never}, or {@code auto}, which uses them if the output goes to a
     * terminal.
     */
    @Parameter(property = "style.color", defaultValue = "auto")
    private String colour;

    @Override
    void run() throws IOException, MojoExecutionException {
        if ((file == null) == (hex == null)) {
            throw new MojoExecutionException("Give one of -Dmarshal4j.file and -Dmarshal4j.hex");
        }
        ExplainedMessage explained = ExplainedMessage.of(
                known(),
                Optional.of(type),
                revision == 0 ? OptionalInt.empty() : OptionalInt.of(revision),
                message(),
                isInColour());
        print(explained.text());
    }

    private boolean isInColour() {
        return colour.equals("always")
                || (colour.equals("auto") && System.console() != null && System.getenv("NO_COLOR") == null);
    }

    /** The bytes from the offset on. */
    private byte[] message() throws IOException, MojoExecutionException {
        byte[] bytes;
        try {
            bytes = file != null
                    ? Files.readAllBytes(file.toPath())
                    : HexFormat.of().parseHex(hex.replaceAll("\\s", ""));
        } catch (IllegalArgumentException e) {
            throw new MojoExecutionException("marshal4j.hex is not hexadecimal: " + e.getMessage(), e);
        }
        if (offset < 0 || offset > bytes.length) {
            throw new MojoExecutionException(
                    "marshal4j.offset is " + offset + ", and there are " + bytes.length + " bytes");
        }
        return Arrays.copyOfRange(bytes, offset, bytes.length);
    }

    private KnownSchemas known() throws IOException {
        if (revision == 0) {
            Schemas today = Schemas.of(module().files().all().values());
            return KnownSchemas.of(Files.exists(lockFile()) ? module().lock() : LockFile.empty(), today);
        }
        return KnownSchemas.read(List.of(lockFile()));
    }
}
