package org.marshal4j.benchmarks.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.labels.CategoryItemLabelGenerator;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.svg.SVGGraphics2D;

/** Groups of horizontal bars, each with its number. The same bars produce the same file. */
final class BarChart {
    private static final int WIDTH = 860;
    private static final int HEIGHT_OF_BAR = 15;
    private static final int HEIGHT_AROUND = 110;
    private static final List<Paint> COLOURS = List.of(new Color(0x2F6DB5), new Color(0xE08A2E));
    private static final Paint GREY = new Color(0xDDDDDD);
    private static final String CUT_OFF = " …";

    private final String title;
    private final String unit;
    private final List<String> series;
    private final Scale scale;
    private final DefaultCategoryDataset bars = new DefaultCategoryDataset();
    private final List<double[]> numbers = new ArrayList<>();

    /**
     * Creates a chart without bars.
     *
     * @param unit the label of the axis
     * @param series the bars of each group, at most two
     * @param scale the lengths of the bars
     */
    BarChart(String title, String unit, List<String> series, Scale scale) {
        this.title = title;
        this.unit = unit;
        this.series = series;
        this.scale = scale;
    }

    /** Adds a group; a value that is not a number has no bar. */
    void group(String name, double... values) {
        for (int i = 0; i < values.length; i++) {
            bars.addValue(Double.isNaN(values[i]) ? null : Math.min(values[i], scale.limit()), series.get(i), name);
        }
        numbers.add(values);
    }

    /** Writes the chart as SVG on white, which is readable wherever the page is shown. */
    void write(Path file, double... lines) throws IOException {
        System.setProperty("java.awt.headless", "true");
        int height = HEIGHT_AROUND + numbers.size() * (series.size() * HEIGHT_OF_BAR + 8);
        SVGGraphics2D graphics = new SVGGraphics2D(WIDTH, height);
        graphics.setDefsKeyPrefix("chart"); // otherwise the prefix depends on the time
        chart(lines).draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, height));
        Files.createDirectories(file.getParent());
        Files.writeString(file, graphics.getSVGElement(null) + "\n");
    }

    private JFreeChart chart(double... lines) {
        JFreeChart chart =
                ChartFactory.createBarChart(null, null, unit, bars, PlotOrientation.HORIZONTAL, true, false, false);
        chart.setTitle(new TextTitle(title, font(Font.BOLD, 15)));
        chart.setBackgroundPaint(Color.WHITE);
        chart.setPadding(new RectangleInsets(8, 8, 8, 8));
        chart.getLegend().setItemFont(font(Font.PLAIN, 12));
        CategoryPlot plot = chart.getCategoryPlot();
        plot.setBackgroundPaint(Color.WHITE);
        plot.setOutlineVisible(false);
        plot.setRangeGridlinePaint(GREY);
        plot.setRangeGridlineStroke(new BasicStroke(1));
        plot.setRenderer(renderer());
        plot.getDomainAxis().setTickLabelFont(font(Font.PLAIN, 12));
        plot.getDomainAxis().setMaximumCategoryLabelWidthRatio(0.4f);
        plot.getDomainAxis().setCategoryMargin(0.25);
        plot.getDomainAxis().setLowerMargin(0.01);
        plot.getDomainAxis().setUpperMargin(0.01);
        plot.setRangeAxis(axis());
        for (double line : lines) {
            plot.addRangeMarker(new ValueMarker(line, Color.DARK_GRAY, new BasicStroke(1.2f)));
        }
        return chart;
    }

    private BarRenderer renderer() {
        BarRenderer renderer = new BarRenderer();
        renderer.setBarPainter(new StandardBarPainter());
        renderer.setShadowVisible(false);
        renderer.setItemMargin(0);
        for (int i = 0; i < series.size(); i++) {
            renderer.setSeriesPaint(i, COLOURS.get(i));
        }
        renderer.setDefaultItemLabelGenerator(new Labels());
        renderer.setDefaultItemLabelFont(font(Font.PLAIN, 11));
        renderer.setDefaultItemLabelsVisible(true);
        renderer.setDefaultPositiveItemLabelPosition(
                new ItemLabelPosition(ItemLabelAnchor.OUTSIDE3, TextAnchor.CENTER_LEFT));
        return renderer;
    }

    private ValueAxis axis() {
        DoubleSummaryStatistics drawn = numbers.stream()
                .flatMapToDouble(Arrays::stream)
                .filter(number -> !Double.isNaN(number))
                .map(number -> Math.min(number, scale.limit()))
                .summaryStatistics();
        ValueAxis axis = drawn.getCount() > 0 ? scale.axis(drawn.getMin(), drawn.getMax()) : scale.axis(1, 1);
        axis.setLabel(unit);
        axis.setTickLabelFont(font(Font.PLAIN, 11));
        axis.setLabelFont(font(Font.PLAIN, 12));
        return axis;
    }

    private static Font font(int style, int size) {
        return new Font(Font.SANS_SERIF, style, size);
    }

    /** The numbers as measured, even where a bar is cut off. */
    private final class Labels implements CategoryItemLabelGenerator {

        @Override
        public String generateLabel(CategoryDataset dataset, int row, int column) {
            double number = numbers.get(column)[row];
            return Numbers.of(number) + (number > scale.limit() ? CUT_OFF : "");
        }

        @Override
        public String generateRowLabel(CategoryDataset dataset, int row) {
            return dataset.getRowKey(row).toString();
        }

        @Override
        public String generateColumnLabel(CategoryDataset dataset, int column) {
            return dataset.getColumnKey(column).toString();
        }
    }
}
