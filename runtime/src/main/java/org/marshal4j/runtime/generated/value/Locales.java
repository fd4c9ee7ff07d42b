package org.marshal4j.runtime.generated.value;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.ReadLimits;
import org.marshal4j.runtime.memory.Text;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * Locales, as their IETF BCP 47 language tags, such as {@code de-CH}. The bytes are those of {@link Text}.
 *
 * <p>The constructors of {@link Locale} take anything, so there are locales of which a tag would keep only a part. They are
 * refused.
 */
public final class Locales {
    /** Locales that their tags tell entirely, by hash. A race can at most forget one. */
    private static final @Nullable Locale[] TELLING = new Locale[64];

    /**
     * Locales that have been read, by the hash codes of their tags. A race can at most forget one. All that have a tag of three characters such as
     * {@code x-a} find room: to make one allocates 300 bytes for each of theirs.
     */
    private static final @Nullable Locale[] READ = new Locale[128];

    private Locales() {}

    /**
     * Writes a locale.
     *
     * @throws MarshalException MARSHAL208 if its language tag tells only a part of it, MARSHAL222 if there are too many with its hash code; nothing is
     *     written then
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable Locale value, Output out) {
        Text.write(text(value, out.limits().equalHashes()), out);
    }

    /**
     * Reads a locale.
     *
     * @param current what the field holds; returned itself, and nothing allocated, if its language tag is the same
     * @throws MarshalException MARSHAL214 if the text is no language tag, MARSHAL222 if there are too many with its hash code, else as {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable Locale read(@Nullable Locale current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(Locale, Input)}, and refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable Locale read(@Nullable Locale current, int max, Input in) {
        String own = current != null && isTold(current) ? current.toLanguageTag() : null;
        String text = Text.read(own, max, in);
        if (text == null) {
            return null;
        }
        return current != null && text.equals(own)
                ? current
                : of(text, in.limits().equalHashes());
    }

    /** Number of bytes that {@code write} takes, the count included; MARSHAL208 as there. */
    public static long sizeOf(@Nullable Locale value) {
        return Text.sizeOf(text(value, Integer.MAX_VALUE));
    }

    private static @Nullable String text(@Nullable Locale value, int mostOfOneHash) {
        if (value == null) {
            return null;
        }
        if (!value.equals(TELLING[index(value)])) {
            MadeLocales.add(value.toLanguageTag(), mostOfOneHash);
        }
        if (!isTold(value)) {
            throw new MarshalException(
                    RuntimeProblem.MALFORMED_TEXT,
                    "locale " + value + " has more than its language tag says, " + value.toLanguageTag());
        }
        return value.toLanguageTag();
    }

    private static int index(Locale value) {
        return value.hashCode() & (TELLING.length - 1);
    }

    private static boolean isTold(Locale value) {
        int index = index(value);
        if (value.equals(TELLING[index])) {
            return true;
        }
        if (!value.equals(Locale.forLanguageTag(value.toLanguageTag()))) {
            return false;
        }
        TELLING[index] = value;
        return true;
    }

    /**
     * The locale of a language tag. The JDK understands other spellings too, such as {@code DE-ch}, and drops what it does not
     * understand.
     *
     * @throws MarshalException MARSHAL214 if the text is not the language tag of any locale, MARSHAL222 if too many with its hash code have been made
     */
    public static Locale of(String text) {
        return of(text, ReadLimits.DEFAULT.equalHashes());
    }

    private static Locale of(String text, int mostOfOneHash) {
        int index = text.hashCode() & (READ.length - 1);
        Locale last = READ[index];
        if (last != null && text.equals(last.toLanguageTag())) {
            return last;
        }
        MadeLocales.add(text, mostOfOneHash);
        Locale locale = Locale.forLanguageTag(text);
        Impossible.unlessSame("not the language tag of a locale", text, locale.toLanguageTag(), locale);
        READ[index] = locale;
        return locale;
    }
}
