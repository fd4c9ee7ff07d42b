package org.marshal4j.runtime.jdk;

import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/**
 * Paths of the default file system, as texts, {@link Path#toString}. It does not matter whether the file exists.
 *
 * <p>A path depends on the machine that writes it. On a system with another separator it means another file, or is
 * refused on reading (MARSHAL214). Paths of other file systems are refused on writing (MARSHAL227), and so are paths
 * with bytes that are not text in the machine's encoding. Stateless and thread-safe.
 */
public final class PathMarshaller implements FieldMarshaller<Path> {
    /** The only instance. */
    public static final PathMarshaller INSTANCE = new PathMarshaller();

    private PathMarshaller() {}

    @Override
    public void write(Path value, Output out) {
        FileSystem system = value.getFileSystem();
        if (system != FileSystems.getDefault()) {
            throw Refused.notKept(
                    PathMarshaller.class,
                    "the path is one of another file system, "
                            + system.getClass().getName());
        }
        String text = value.toString();
        if (!value.equals(pathOf(text))) {
            throw Refused.notKept(PathMarshaller.class, "the text " + Refused.quoted(text) + " is another path");
        }
        Text.write(text, out);
    }

    @Override
    public Path read(@Nullable Path current, Input in) {
        String text = Refused.text(PathMarshaller.class, null, Integer.MAX_VALUE, in);
        Path path = pathOf(text);
        if (path == null) {
            throw Refused.impossible(PathMarshaller.class, Refused.quoted(text) + " is not a path here");
        }
        Refused.unlessSame(PathMarshaller.class, text, path.toString());
        return current != null && path.equals(current) ? current : path;
    }

    @Override
    public long sizeOf(Path value) {
        return Text.sizeOf(value.toString());
    }

    @Override
    public long sizeAt(Input in) {
        return CountedText.sizeAt(0, in);
    }

    private static @Nullable Path pathOf(String text) {
        try {
            return FileSystems.getDefault().getPath(text);
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /** Returns the value itself, since it is immutable. */
    @Override
    public Path copy(Path value, @Nullable Path current) {
        return value;
    }
}
