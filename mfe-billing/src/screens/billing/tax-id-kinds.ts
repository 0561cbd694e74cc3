/** A kind of tax id: the payment provider's word for it, ours, and how one looks. */
export interface TaxIdKind {
  type: string;
  name: string;
  example: string;
}

const kind = (type: string, name: string, example: string): TaxIdKind => ({ type, name, example });

/** The kind that businesses of a country mostly have. */
const kinds: Readonly<Record<string, TaxIdKind>> = {
  AU: kind('au_abn', 'Australian Business Number', '12345678912'),
  CA: kind('ca_gst_hst', 'Canadian GST/HST number', '123456789RT0002'),
  CH: kind('ch_vat', 'Swiss VAT number', 'CHE-123.456.789 MWST'),
  GB: kind('gb_vat', 'British VAT number', 'GB123456789'),
  IN: kind('in_gst', 'Indian GST number', '12ABCDE3456FGZH'),
  JP: kind('jp_trn', 'Japanese registration number', 'T1234567891234'),
  MX: kind('mx_rfc', 'Mexican RFC number', 'ABC010203AB9'),
  NO: kind('no_vat', 'Norwegian VAT number', '123456789MVA'),
  NZ: kind('nz_gst', 'New Zealand GST number', '123456789'),
  SG: kind('sg_gst', 'Singaporean GST number', 'M12345678X'),
  US: kind('us_ein', 'US EIN', '12-3456789'),
  ZA: kind('za_vat', 'South African VAT number', '4123456789'),
};

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

/** The kind of tax id to ask for; none where the country is not chosen, or its kinds not known here. */
export function findTaxIdKind(country: string): TaxIdKind | undefined {
  // Greek numbers begin with EL.
  const prefix = country === 'GR' ? 'EL' : country;
  return union.split(' ').includes(country)
    ? kind('eu_vat', 'EU VAT number', `${prefix}123456789`)
    : kinds[country];
}
