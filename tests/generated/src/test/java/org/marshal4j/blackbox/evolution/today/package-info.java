/** The same types, after they had to change. */
package org.marshal4j.blackbox.evolution.today;
