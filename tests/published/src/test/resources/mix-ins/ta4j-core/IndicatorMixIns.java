package imported;

import java.util.List;
import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;
import org.slf4j.Logger;
import org.ta4j.core.Indicator;
import org.ta4j.core.indicators.ATRIndicator;
import org.ta4j.core.indicators.AbstractIndicator;
import org.ta4j.core.indicators.CCIIndicator;
import org.ta4j.core.indicators.CachedIndicator;
import org.ta4j.core.indicators.IntraDayMomentumIndexIndicator;
import org.ta4j.core.indicators.MMAIndicator;
import org.ta4j.core.indicators.SMAIndicator;
import org.ta4j.core.indicators.adx.ADXIndicator;
import org.ta4j.core.indicators.adx.DXIndicator;
import org.ta4j.core.indicators.adx.MinusDIIndicator;
import org.ta4j.core.indicators.adx.PlusDIIndicator;
import org.ta4j.core.indicators.aroon.AroonDownIndicator;
import org.ta4j.core.indicators.aroon.AroonOscillatorIndicator;
import org.ta4j.core.indicators.aroon.AroonUpIndicator;
import org.ta4j.core.indicators.candles.HammerIndicator;
import org.ta4j.core.indicators.candles.HangingManIndicator;
import org.ta4j.core.indicators.candles.InvertedHammerIndicator;
import org.ta4j.core.indicators.candles.RealBodyIndicator;
import org.ta4j.core.indicators.candles.ShootingStarIndicator;
import org.ta4j.core.indicators.donchian.DonchianChannelLowerIndicator;
import org.ta4j.core.indicators.donchian.DonchianChannelMiddleIndicator;
import org.ta4j.core.indicators.donchian.DonchianChannelUpperIndicator;
import org.ta4j.core.indicators.helpers.CloseLocationValueIndicator;
import org.ta4j.core.indicators.helpers.ClosePriceDifferenceIndicator;
import org.ta4j.core.indicators.helpers.ClosePriceIndicator;
import org.ta4j.core.indicators.helpers.HighPriceIndicator;
import org.ta4j.core.indicators.helpers.HighestValueIndicator;
import org.ta4j.core.indicators.helpers.LowPriceIndicator;
import org.ta4j.core.indicators.helpers.LowestValueIndicator;
import org.ta4j.core.indicators.helpers.PreviousValueIndicator;
import org.ta4j.core.indicators.helpers.TypicalPriceIndicator;
import org.ta4j.core.indicators.helpers.VolumeIndicator;
import org.ta4j.core.indicators.ichimoku.IchimokuChikouSpanIndicator;
import org.ta4j.core.indicators.pivotpoints.PivotPointIndicator;
import org.ta4j.core.indicators.statistics.MeanDeviationIndicator;
import org.ta4j.core.indicators.statistics.StandardDeviationIndicator;
import org.ta4j.core.indicators.trend.DownTrendIndicator;
import org.ta4j.core.indicators.trend.UpTrendIndicator;
import org.ta4j.core.indicators.volume.AccumulationDistributionIndicator;
import org.ta4j.core.indicators.volume.ChaikinMoneyFlowIndicator;
import org.ta4j.core.indicators.volume.IIIIndicator;
import org.ta4j.core.indicators.volume.MoneyFlowIndexIndicator;
import org.ta4j.core.indicators.volume.ROCVIndicator;
import org.ta4j.core.indicators.volume.RelativeVolumeStandardDeviationIndicator;
import org.ta4j.core.indicators.volume.TimeSegmentedVolumeIndicator;
import org.ta4j.core.indicators.volume.VWAPIndicator;
import org.ta4j.core.num.Num;

/** Indicators consist of their series and their parameters. The constructors derive everything else. */
@MarshalImport(AbstractIndicator.class)
abstract class AbstractIndicatorMixIn {
    @Skip Logger log;
}

@MarshalImport(CachedIndicator.class)
abstract class CachedIndicatorMixIn {
    @Skip List<?> results;
    @Skip int highestResultIndex;
}

@MarshalImport(ADXIndicator.class)
abstract class ADXIndicatorMixIn {
    @Skip MMAIndicator averageDXIndicator;
}

@MarshalImport(AccumulationDistributionIndicator.class)
abstract class AccumulationDistributionIndicatorMixIn {
    @Skip CloseLocationValueIndicator clvIndicator;
}

@MarshalImport(AroonOscillatorIndicator.class)
abstract class AroonOscillatorIndicatorMixIn {
    @Skip AroonUpIndicator aroonUpIndicator;
    @Skip AroonDownIndicator aroonDownIndicator;
}

@MarshalImport(CCIIndicator.class)
abstract class CCIIndicatorMixIn {
    @Skip Num factor;
    @Skip TypicalPriceIndicator typicalPriceInd;
    @Skip SMAIndicator smaInd;
    @Skip MeanDeviationIndicator meanDeviationInd;
}

@MarshalImport(ChaikinMoneyFlowIndicator.class)
abstract class ChaikinMoneyFlowIndicatorMixIn {
    @Skip CloseLocationValueIndicator clvIndicator;
    @Skip VolumeIndicator volumeIndicator;
}

@MarshalImport(CloseLocationValueIndicator.class)
abstract class CloseLocationValueIndicatorMixIn {
    @Skip Num zero;
}

@MarshalImport(DXIndicator.class)
abstract class DXIndicatorMixIn {
    @Skip PlusDIIndicator plusDIIndicator;
    @Skip MinusDIIndicator minusDIIndicator;
}

@MarshalImport(DonchianChannelLowerIndicator.class)
abstract class DonchianChannelLowerIndicatorMixIn {
    @Skip LowPriceIndicator lowPrice;
    @Skip LowestValueIndicator lowestPrice;
}

@MarshalImport(DonchianChannelMiddleIndicator.class)
abstract class DonchianChannelMiddleIndicatorMixIn {
    @Skip DonchianChannelLowerIndicator lower;
    @Skip DonchianChannelUpperIndicator upper;
}

@MarshalImport(DonchianChannelUpperIndicator.class)
abstract class DonchianChannelUpperIndicatorMixIn {
    @Skip HighPriceIndicator highPrice;
    @Skip HighestValueIndicator highestPrice;
}

@MarshalImport(DownTrendIndicator.class)
abstract class DownTrendIndicatorMixIn {
    @Skip ADXIndicator directionStrengthIndicator;
    @Skip MinusDIIndicator minusDIIndicator;
    @Skip PlusDIIndicator plusDIIndicator;
}

@MarshalImport(HammerIndicator.class)
abstract class HammerIndicatorMixIn {
    @Skip RealBodyIndicator realBodyIndicator;
    @Skip DownTrendIndicator trendIndicator;
}

@MarshalImport(HangingManIndicator.class)
abstract class HangingManIndicatorMixIn {
    @Skip RealBodyIndicator realBodyIndicator;
    @Skip UpTrendIndicator trendIndicator;
}

@MarshalImport(IIIIndicator.class)
abstract class IIIIndicatorMixIn {
    @Skip ClosePriceIndicator closePriceIndicator;
    @Skip HighPriceIndicator highPriceIndicator;
    @Skip LowPriceIndicator lowPriceIndicator;
    @Skip VolumeIndicator volumeIndicator;
    @Skip Num two;
}

@MarshalImport(IchimokuChikouSpanIndicator.class)
abstract class IchimokuChikouSpanIndicatorMixIn {
    @Skip ClosePriceIndicator closePriceIndicator;
}

@MarshalImport(IntraDayMomentumIndexIndicator.class)
abstract class IntraDayMomentumIndexIndicatorMixIn {
    @Skip SMAIndicator averageCloseOpenDiff;
    @Skip SMAIndicator averageOpenCloseDiff;
}

@MarshalImport(InvertedHammerIndicator.class)
abstract class InvertedHammerIndicatorMixIn {
    @Skip RealBodyIndicator realBodyIndicator;
    @Skip DownTrendIndicator trendIndicator;
}

@MarshalImport(MinusDIIndicator.class)
abstract class MinusDIIndicatorMixIn {
    @Skip ATRIndicator atrIndicator;
    @Skip MMAIndicator avgMinusDMIndicator;
}

@MarshalImport(MoneyFlowIndexIndicator.class)
abstract class MoneyFlowIndexIndicatorMixIn {
    @Skip PreviousValueIndicator previousTypicalPrice;
    @Skip TypicalPriceIndicator typicalPrice;
    @Skip VolumeIndicator volume;
}

@MarshalImport(PivotPointIndicator.class)
abstract class PivotPointIndicatorMixIn {
    @Skip Num three;
}

@MarshalImport(PlusDIIndicator.class)
abstract class PlusDIIndicatorMixIn {
    @Skip ATRIndicator atrIndicator;
    @Skip MMAIndicator avgPlusDMIndicator;
}

@MarshalImport(ROCVIndicator.class)
abstract class ROCVIndicatorMixIn {
    @Skip Num hundred;
}

@MarshalImport(RelativeVolumeStandardDeviationIndicator.class)
abstract class RelativeVolumeStandardDeviationIndicatorMixIn {
    @Skip StandardDeviationIndicator volumeStandardDeviation;
    @Skip SMAIndicator averageVolume;
    @Skip VolumeIndicator volume;
}

@MarshalImport(ShootingStarIndicator.class)
abstract class ShootingStarIndicatorMixIn {
    @Skip RealBodyIndicator realBodyIndicator;
    @Skip UpTrendIndicator trendIndicator;
}

@MarshalImport(TimeSegmentedVolumeIndicator.class)
abstract class TimeSegmentedVolumeIndicatorMixIn {
    @Skip ClosePriceDifferenceIndicator closePriceDifference;
}

@MarshalImport(UpTrendIndicator.class)
abstract class UpTrendIndicatorMixIn {
    @Skip ADXIndicator directionStrengthIndicator;
    @Skip MinusDIIndicator minusDIIndicator;
    @Skip PlusDIIndicator plusDIIndicator;
}

@MarshalImport(VWAPIndicator.class)
abstract class VWAPIndicatorMixIn {
    @Skip Indicator<Num> typicalPrice;
    @Skip Indicator<Num> volume;
    @Skip Num zero;
}
