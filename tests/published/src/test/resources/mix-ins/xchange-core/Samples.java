package imported;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.knowm.xchange.currency.Currency;
import org.knowm.xchange.currency.CurrencyPair;
import org.knowm.xchange.dto.marketdata.Trade;
import org.knowm.xchange.dto.marketdata.Trades;
import org.knowm.xchange.instrument.Instrument;

/** The constructors strip zeros from amounts and sort trades, so every object has such amounts and trades. */
final class Samples {
    static BigDecimal amount(Random random) {
        return BigDecimal.valueOf(random.nextInt(100_000) * 10L + 1, 2);
    }

    static Currency currency(Random random) {
        return Currency.getAvailableCurrencies().stream()
                .sorted()
                .skip(random.nextInt(50))
                .findFirst()
                .orElseThrow();
    }

    static Instrument instrument(Random random) {
        return new CurrencyPair(currency(random), currency(random));
    }

    static Trades trades(Random random) {
        Trade trade = new Trade.Builder()
                .id(String.valueOf(random.nextInt()))
                .instrument(instrument(random))
                .price(amount(random))
                .build();
        return new Trades(List.of(trade), random.nextLong(), Trades.TradeSortType.SortByID);
    }
}
