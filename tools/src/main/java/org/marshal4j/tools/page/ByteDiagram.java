package org.marshal4j.tools.page;

import java.util.List;
import java.util.Locale;
import org.marshal4j.tools.report.Html;

/**
 * Draws the bytes of a message as an SVG: sixteen bytes in a row, as far as their positions are known. Fields of
 * variable size have rows of their own.
 */
final class ByteDiagram {
    private static final int CELL = 44;
    private static final int PER_ROW = 16;
    private static final int LEFT = 64;
    private static final int HEIGHT = 34;
    private static final int GAP = 8;
    private static final int MOST_ROWS = 64;

    private final StringBuilder boxes = new StringBuilder();
    private int column;
    private int row;
    private long offset;
    private boolean known = true;

    private ByteDiagram() {}

    static String of(String title, List<FieldRow> rows) {
        ByteDiagram diagram = new ByteDiagram();
        diagram.known = rows.isEmpty() || rows.get(0).after().isEmpty();
        diagram.label();
        rows.forEach(diagram::add);
        int width = LEFT + PER_ROW * CELL + 2;
        int height = (diagram.row + 1) * (HEIGHT + GAP) + GAP;
        return String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$d %2$d\" width=\"%1$d\" role=\"img\" aria-label=\"%3$s\""
                        + " font-family=\"sans-serif\" font-size=\"12\">%n%4$s</svg>%n",
                width,
                height,
                Html.escape("Bytes of " + title),
                diagram.boxes);
    }

    private void add(FieldRow field) {
        if (row >= MOST_ROWS) {
            return;
        }
        if (field.field().isVersionedBlock() && row + column > 0) {
            // After a versioned block, which later versions may have made longer.
            nextVersionedBlock();
        }
        if (field.size() < 0) {
            varying(field);
        } else {
            fixed(field);
        }
    }

    private void fixed(FieldRow field) {
        int left = field.size();
        boolean first = true;
        while (left > 0 && row < MOST_ROWS) {
            if (column == PER_ROW) {
                nextRow();
            }
            int width = Math.min(left, PER_ROW - column);
            box(field, column, width, first ? field.label() : "…", false);
            column += width;
            offset += width;
            left -= width;
            first = false;
        }
    }

    private void varying(FieldRow field) {
        if (column > 0) {
            nextRow();
        }
        box(
                field,
                0,
                PER_ROW,
                field.field().name() + "  (" + FieldShape.of(field.field().type()) + ")",
                true);
        known = false;
        column = PER_ROW;
    }

    private void nextVersionedBlock() {
        known = false;
        if (column > 0) {
            nextRow();
        }
    }

    private void nextRow() {
        row++;
        column = 0;
        label();
    }

    private void label() {
        boxes.append(String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\" text-anchor=\"end\" fill=\"#666\">%s</text>%n",
                LEFT - 8,
                y() + 22,
                known ? String.valueOf(offset) : "…"));
    }

    private int y() {
        return GAP + row * (HEIGHT + GAP);
    }

    private void box(FieldRow field, int from, int width, String text, boolean dashed) {
        int x = LEFT + from * CELL;
        int w = width * CELL;
        String title = field.field() + ", at " + field.where() + ", bytes: " + field.length();
        boxes.append(String.format(
                Locale.ROOT,
                "<g><title>%s</title><rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#444\"%s/>"
                        + "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text></g>%n",
                Html.escape(title),
                x,
                y(),
                w,
                HEIGHT,
                FieldColour.of(field.field().type()),
                dashed ? " stroke-dasharray=\"6 3\"" : "",
                x + w / 2,
                y() + 22,
                Html.escape(shortened(text, w))));
    }

    /** A character is seven pixels wide. */
    private static String shortened(String text, int width) {
        int most = Math.max(1, width / 7);
        return text.length() <= most ? text : most < 3 ? text.substring(0, most) : text.substring(0, most - 1) + "…";
    }
}
