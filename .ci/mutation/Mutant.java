import java.nio.file.Path;

/** A change: text instead of what stands from start to end. */
record Mutant(Path file, long line, int start, int end, String was, String text) {
    @Override
    public String toString() {
        return file.getFileName() + ":" + line + " " + oneLine(was) + " -> " + oneLine(text);
    }

    private static String oneLine(String text) {
        String line = text.replaceAll("\\s+", " ");
        return line.length() > 60 ? line.substring(0, 57) + "..." : line;
    }
}
