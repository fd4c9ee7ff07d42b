package org.marshal4j.runtime.jdk;

import java.io.File;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/**
 * Files, as the texts of their paths, {@link File#getPath}. It does not matter whether the file exists.
 *
 * <p>A path depends on the machine that writes it. On a system with another separator it means another file, or is
 * refused on reading (MARSHAL214). Objects of subclasses are refused on writing (MARSHAL227). Stateless and
 * thread-safe.
 */
public final class FileMarshaller implements FieldMarshaller<File> {
    /** The only instance. */
    public static final FileMarshaller INSTANCE = new FileMarshaller();

    private FileMarshaller() {}

    @Override
    public void write(File value, Output out) {
        if (value.getClass() != File.class) {
            throw Refused.notKept(FileMarshaller.class, "a " + value.getClass().getName() + " would be read as a File");
        }
        String path = value.getPath();
        if (!new File(path).getPath().equals(path)) {
            throw Refused.notKept(
                    FileMarshaller.class, "a new File would have another path than " + Refused.quoted(path));
        }
        Text.write(path, out);
    }

    @Override
    public File read(@Nullable File current, Input in) {
        String held = current != null && current.getClass() == File.class ? current.getPath() : null;
        String path = Refused.text(FileMarshaller.class, held, Integer.MAX_VALUE, in);
        if (current != null && path.equals(held)) {
            return current;
        }
        File file = new File(path);
        Refused.unlessSame(FileMarshaller.class, path, file.getPath());
        return file;
    }

    @Override
    public long sizeOf(File value) {
        return Text.sizeOf(value.getPath());
    }

    @Override
    public long sizeAt(Input in) {
        return CountedText.sizeAt(0, in);
    }

    /** Returns the value itself. Null for an object of a subclass, which is then refused on writing. */
    @Override
    public @Nullable File copy(File value, @Nullable File current) {
        return value.getClass() == File.class ? value : null;
    }
}
