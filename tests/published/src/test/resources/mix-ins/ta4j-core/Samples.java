package imported;

import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.ta4j.core.Bar;
import org.ta4j.core.BarSeries;
import org.ta4j.core.BaseBar;
import org.ta4j.core.BaseBarSeries;
import org.ta4j.core.num.DecimalNum;
import org.ta4j.core.num.Num;

/** Bars end after they begin, and all numbers of a series are of one kind. */
final class Samples {
    private static final ZonedDateTime START = ZonedDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC);

    static DecimalNum decimal(Random random) {
        return DecimalNum.valueOf(random.nextInt(1_000_000) / 100.0 + 0.01);
    }

    static Num num(Random random) {
        return decimal(random);
    }

    static BaseBar bar(Random random) {
        return bar(random, random.nextInt(10_000));
    }

    private static BaseBar bar(Random random, int day) {
        Num low = decimal(random);
        Num open = low.plus(decimal(random));
        Num close = low.plus(decimal(random));
        Num high = open.plus(close);
        return new BaseBar(
                Duration.ofDays(1),
                START.plusDays(day),
                open,
                high,
                low,
                close,
                decimal(random),
                decimal(random),
                random.nextInt(1000));
    }

    static BaseBarSeries series(Random random) {
        List<Bar> bars = new ArrayList<>();
        for (int day = 0; day < 4; day++) {
            bars.add(bar(random, day));
        }
        BaseBarSeries series = new BaseBarSeries("series " + random.nextInt(), bars);
        series.setMaximumBarCount(5 + random.nextInt(10));
        return series;
    }

    static BarSeries anySeries(Random random) {
        return series(random);
    }
}
