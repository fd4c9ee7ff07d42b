package org.marshal4j.runtime.generated.value;

import java.util.Currency;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.schema.text.ShownText;

/** Currencies, as their ISO 4217 codes, such as {@code CHF}. The bytes are the same as for {@link Text}. */
public final class Currencies {
    private static final int LENGTH = 3;

    private Currencies() {}

    /**
     * Writes a currency.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable Currency value, Output out) {
        Text.write(text(value), out);
    }

    /**
     * Reads a currency.
     *
     * @param current what the field holds; returned without allocation if its text is the same
     * @throws MarshalException MARSHAL214 if the text is not a currency code; otherwise as
     *     {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable Currency read(@Nullable Currency current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(Currency, Input)}, but refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable Currency read(@Nullable Currency current, int max, Input in) {
        String own = text(current);
        String text = Text.read(own, max, in);
        if (text == null) {
            return null;
        }
        return current != null && text.equals(own) ? current : of(text);
    }

    /** Returns the number of bytes that {@code write} writes, including the count. */
    public static long sizeOf(@Nullable Currency value) {
        return Text.sizeOf(text(value));
    }

    private static @Nullable String text(@Nullable Currency value) {
        return value == null ? null : value.getCurrencyCode();
    }

    /**
     * Returns the currency with a code.
     *
     * @throws MarshalException MARSHAL214 if this JDK has no such currency
     */
    public static Currency of(String text) {
        if (isCode(text)) {
            try {
                return Currency.getInstance(text);
            } catch (IllegalArgumentException e) {
                // There is no such currency.
            }
        }
        throw Impossible.value("not a currency: " + ShownText.of(text));
    }

    /** JDK 17 treats "EUr" as a separate currency. */
    private static boolean isCode(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < 'A' || text.charAt(i) > 'Z') {
                return false;
            }
        }
        return text.length() == LENGTH;
    }
}
