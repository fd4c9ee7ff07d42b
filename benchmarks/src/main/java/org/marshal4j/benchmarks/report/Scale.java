package org.marshal4j.benchmarks.report;

import org.jfree.chart.axis.LogarithmicAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;

/** The lengths of the bars of a chart. */
sealed interface Scale {

    /** Returns the greatest length; longer bars are cut off there. */
    double limit();

    /** Returns the axis for bars within the limit, with room for the number next to the longest one. */
    ValueAxis axis(double shortest, double longest);

    /** A bar for twice the number is twice as long. */
    record Linear(double limit) implements Scale {

        @Override
        public ValueAxis axis(double shortest, double longest) {
            NumberAxis axis = new NumberAxis();
            axis.setRange(0, 1.12 * longest);
            return axis;
        }
    }

    /**
     * Each factor of ten adds the same length, so that the slowest does not hide the differences between the fastest.
     */
    record Logarithmic() implements Scale {

        @Override
        public double limit() {
            return Double.POSITIVE_INFINITY;
        }

        /** Returns an axis that starts at a power of ten below half of the shortest bar. */
        @Override
        public ValueAxis axis(double shortest, double longest) {
            double begin = Math.pow(10, Math.floor(Math.log10(shortest / 2)));
            // Not LogAxis: it draws the digits of its numbers as shapes, which makes the file twice as large.
            LogarithmicAxis axis = new LogarithmicAxis(null);
            axis.setExpTickLabelsFlag(false);
            axis.setRange(begin, longest * Math.pow(longest / begin, 0.12));
            return axis;
        }
    }
}
