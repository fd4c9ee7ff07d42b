package org.marshal4j.runtime.jdk;

import java.net.MalformedURLException;
import java.net.URL;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/**
 * URLs, as texts, {@link URL#toExternalForm}. Only the protocols that every JDK has are accepted: {@code http},
 * {@code https}, {@code file}, and {@code jar} of one of these. For any other, Java would look up a class. No host is
 * looked up, and nothing is opened.
 *
 * <p>Other URLs are refused on writing (MARSHAL227), as are those whose text means a URL with other parts. On reading,
 * they are refused with MARSHAL214. Stateless and thread-safe.
 */
public final class UrlMarshaller implements FieldMarshaller<URL> {
    /** The only instance. */
    public static final UrlMarshaller INSTANCE = new UrlMarshaller();

    private UrlMarshaller() {}

    @Override
    public void write(URL value, Output out) {
        String text = value.toExternalForm();
        URL read = urlOf(text);
        if (read == null || !read.toExternalForm().equals(text) || !hasSameParts(read, value)) {
            throw Refused.notKept(
                    UrlMarshaller.class,
                    read == null ? refusal(text) : Refused.quoted(text) + " is the text of a URL with other parts");
        }
        Text.write(text, out);
    }

    @Override
    public URL read(@Nullable URL current, Input in) {
        String text = Refused.text(UrlMarshaller.class, null, Integer.MAX_VALUE, in);
        URL read = urlOf(text);
        if (read == null) {
            throw Refused.impossible(UrlMarshaller.class, refusal(text));
        }
        Refused.unlessSame(UrlMarshaller.class, text, read.toExternalForm());
        return current != null && hasSameParts(current, read) ? current : read;
    }

    @Override
    public long sizeOf(URL value) {
        return Text.sizeOf(value.toExternalForm());
    }

    @Override
    public long sizeAt(Input in) {
        return CountedText.sizeAt(0, in);
    }

    private static String refusal(String text) {
        return Refused.quoted(text)
                + (isKnown(text) ? " is not a URL" : " is not of http, https, file, or jar of one of them");
    }

    private static @Nullable URL urlOf(String text) {
        try {
            return isKnown(text) ? new URL(text) : null;
        } catch (MalformedURLException e) {
            return null;
        }
    }

    /** Whether Java need not look up a class for the URL, nor for the URL of the archive in it. */
    private static boolean isKnown(String text) {
        String inner = text.startsWith("jar:") ? text.substring(4) : text;
        return inner.startsWith("http:") || inner.startsWith("https:") || inner.startsWith("file:");
    }

    /** Compares like {@link URL#equals}, except that two host names with the same address are different. */
    private static boolean hasSameParts(URL one, URL other) {
        return one.getProtocol().equals(other.getProtocol())
                && Objects.equals(one.getHost(), other.getHost())
                && one.getPort() == other.getPort()
                && Objects.equals(one.getFile(), other.getFile())
                && Objects.equals(one.getRef(), other.getRef())
                && Objects.equals(one.getAuthority(), other.getAuthority())
                && Objects.equals(one.getUserInfo(), other.getUserInfo());
    }

    /** Returns the value itself, since it is immutable. */
    @Override
    public URL copy(URL value, @Nullable URL current) {
        return value;
    }
}
