package org.marshal4j.runtime.generated.value;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.Text;

/**
 * Locales, as their IETF BCP 47 language tags, such as {@code de-CH}. The bytes are the same as for {@link Text}.
 *
 * <p>The constructors of {@link Locale} accept anything, so the tags of some locales contain only a part of them. Such
 * locales are refused.
 */
public final class Locales {
    /** Locales whose tags contain all of them, by hash code. A race can at most lose one. */
    private static final @Nullable Locale[] TELLING = new Locale[64];

    /**
     * Locales that have been read, by the hash codes of their tags. A race can at most lose one. There is room for all
     * tags of three characters such as {@code x-a}, since creating a locale allocates 300 bytes for each of its
     * characters.
     */
    private static final @Nullable Locale[] READ = new Locale[128];

    private Locales() {}

    /**
     * Writes a locale.
     *
     * @throws MarshalException MARSHAL208 if its language tag contains only a part of it, MARSHAL222 if there are too
     *     many locales with its hash code; nothing is written
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable Locale value, Output out) {
        Text.write(text(value, out.limits().equalHashes()), out);
    }

    /**
     * Reads a locale.
     *
     * @param current what the field holds; returned without allocation if its language tag is the same
     * @throws MarshalException MARSHAL214 if the text is not a language tag, MARSHAL222 if there are too many locales
     *     with its hash code; otherwise as {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable Locale read(@Nullable Locale current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(Locale, Input)}, but refuses more than {@code max} bytes (MARSHAL215). */
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

    /** Returns the number of bytes that {@code write} writes, including the count. MARSHAL208 as there. */
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
     * Returns the locale of a language tag. The JDK understands other spellings too, such as {@code DE-ch}, and drops
     * what it does not understand.
     *
     * @throws MarshalException MARSHAL214 if the text is not the language tag of any locale, MARSHAL222 if too many
     *     locales with its hash code have been created
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
