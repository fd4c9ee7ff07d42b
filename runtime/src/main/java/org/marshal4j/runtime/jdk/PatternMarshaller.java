package org.marshal4j.runtime.jdk;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.Text;
import org.marshal4j.schema.text.ShownText;

/**
 * Patterns: the flags that they were compiled with in four bytes, then the text, {@link Pattern#pattern}. Reading
 * compiles them.
 *
 * <p>A text has at most 1000 characters, of which at most 200 are {@code (}, {@code [} or {@code &}, so that compiling
 * it takes little time and stack. With {@link Pattern#CANON_EQ} it may take any amount of time, so that flag is not
 * accepted. Other patterns are refused on writing (MARSHAL227) and on reading (MARSHAL214). How long a pattern takes to
 * match is another matter: do not match with patterns from strangers. Stateless and thread-safe.
 */
public final class PatternMarshaller implements FieldMarshaller<Pattern> {
    /** The only instance. */
    public static final PatternMarshaller INSTANCE = new PatternMarshaller();

    private PatternMarshaller() {}

    @Override
    public void write(Pattern value, Output out) {
        String text = value.pattern();
        int flags = PatternFlags.of(value);
        String problem = PatternBounds.problem(text, flags);
        if (problem != null) {
            throw Refused.notKept(PatternMarshaller.class, problem);
        }
        out.writeInt(flags);
        Text.write(text, out);
    }

    @Override
    public Pattern read(@Nullable Pattern current, Input in) {
        int flags = in.readInt();
        String held = current == null ? null : current.pattern();
        String text = Refused.text(PatternMarshaller.class, held, PatternBounds.MOST_BYTES, in);
        String problem = PatternBounds.problem(text, flags);
        if (problem != null) {
            throw Refused.impossible(PatternMarshaller.class, problem);
        }
        return current != null && text.equals(held) && PatternFlags.of(current) == flags
                ? current
                : compile(text, flags);
    }

    @Override
    public long sizeOf(Pattern value) {
        return Integer.BYTES + Text.sizeOf(value.pattern());
    }

    @Override
    public long sizeAt(Input in) {
        return CountedText.sizeAt(Integer.BYTES, in);
    }

    private static Pattern compile(String text, int flags) {
        try {
            return Pattern.compile(text, flags);
        } catch (PatternSyntaxException e) {
            // The JDK reports this if little of the stack was left beforehand.
            boolean isOfStack = e.getDescription().startsWith("Stack overflow");
            // Without the cause, whose message repeats the text as it is.
            throw isOfStack
                    ? new MarshalException(RuntimeProblem.NESTED_TOO_DEEP, "no stack is left to compile a pattern")
                    : Refused.impossible(
                            PatternMarshaller.class,
                            Refused.quoted(text) + " is not a pattern: " + ShownText.of(e.getDescription())
                                    + (e.getIndex() < 0 ? "" : " near index " + e.getIndex()));
        }
    }

    /** Returns the value itself, since it is immutable. */
    @Override
    public Pattern copy(Pattern value, @Nullable Pattern current) {
        return value;
    }
}
