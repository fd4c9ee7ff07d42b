package org.marshal4j.benchmarks.report;

import org.jfree.chart.axis.LogarithmicAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;

/** How long the bars of a chart are. */
sealed interface Scale {

    /** Where bars end that are longer. */
    double limit();

    /** The axis for bars of these numbers, none of which is beyond the limit, with room for the number behind the longest. */
    ValueAxis axis(double shortest, double longest);

    /** A bar of twice the number is twice as long. */
    record Linear(double limit) implements Scale {

        @Override
        public ValueAxis axis(double shortest, double longest) {
            NumberAxis axis = new NumberAxis();
            axis.setRange(0, 1.12 * longest);
            return axis;
        }
    }

    /** Ten times as much is one step more, so that the slowest does not hide the differences between the fastest. */
    record Logarithmic() implements Scale {

        @Override
        public double limit() {
            return Double.POSITIVE_INFINITY;
        }

        /** It begins at a power of ten that is less than half of the shortest. */
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
