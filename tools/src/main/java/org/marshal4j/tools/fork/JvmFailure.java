package org.marshal4j.tools.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says why a JVM has not answered. */
final class JvmFailure {
    /** The class file version of Java 1, less one. */
    private static final int BEFORE_JAVA = 44;

    private static final Pattern TOO_NEW = Pattern.compile("UnsupportedClassVersionError: (\\S+) has been compiled by a"
            + " more recent version of the Java Runtime \\(class file version (\\d+)");

    private JvmFailure() {}

    /**
     * Returns the failure.
     *
     * @param home the home directory of the JDK
     * @param exit how the JVM ended
     * @param printed the end of what it printed
     */
    static IOException of(Path home, int exit, String printed) {
        Matcher tooNew = TOO_NEW.matcher(printed);
        if (tooNew.find()) {
            return new OlderJdk(
                    tooNew.group(1).replace('/', '.'), Integer.parseInt(tooNew.group(2)) - BEFORE_JAVA, home);
        }
        String how = "the JVM of " + home + " ended with " + exit + " before it had answered";
        return new IOException(
                exit != 0 && !printed.isBlank()
                        ? how + ": " + printed
                        : how + ". A class of the module may call System.exit."
                                + (printed.isBlank() ? "" : " It printed: " + printed));
    }
}
