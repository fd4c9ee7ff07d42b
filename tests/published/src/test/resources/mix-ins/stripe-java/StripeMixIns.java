package imported;

import com.stripe.model.BalanceTransactionSource;
import com.stripe.model.BalanceTransactionSourceTypeAdapterFactory.UnknownSubType;
import com.stripe.model.issuing.Dispute;
import com.stripe.model.issuing.Transaction;
import org.marshal4j.MarshalImport;

/** Two of the classes have the names of others of the family. */
@MarshalImport(
        value = BalanceTransactionSource.class,
        reachableIn = "com.stripe.model",
        dynamic = true,
        families = true,
        except = {UnknownSubType.class, Dispute.class, Transaction.class})
interface BalanceTransactionSourceMixIn {}
